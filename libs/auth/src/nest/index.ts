export { auth } from './auth.domain';
export * from './auth.module';
export { MemberService, type StatementPart } from './members/member.service';
export { SeamlessService, type NewSeamless } from './seamless/seamless.service';
export { MemberSessions } from './session/member-sessions';
export { ProviderVault, type ProviderTokenPair } from './session/provider-vault';
export { SecondFactorService } from './second-factor/second-factor.service';
export { SessionService, type IssuedSession, type LiveSession } from './session/session.service';
export { Erasures } from './erasure/erasures';

export { auth } from './auth.domain';
export * from './auth.module';
export { MemberService, type StatementPart } from './members/member.service';
export { MemberLocks, type ActedBy, type MemberLock } from './locks/member-locks.service';
export { MemberSearch } from './members/member-search.service';
export {
  challengeIn,
  createdKey,
  creationOptions,
  descriptors,
  hashOf,
  newChallenge,
  signedCount,
  type ChallengeHere,
} from './second-factor/passkey-signature';
export { NewPasskeyDto, PasskeyAnswerDto } from './dto/passkey.dto';
export { GuestService } from './registration/guest.service';
export { SeamlessService, type NewSeamless } from './seamless/seamless.service';
export { AuthenticationService } from './session/authentication.service';
export { PersonalDataService } from './personal-data/personal-data.service';
export { MemberSessions } from './session/member-sessions';
export { ProviderVault, type ProviderTokenPair } from './session/provider-vault';
export { SecondFactorService } from './second-factor/second-factor.service';
export { SessionService, type IssuedSession, type LiveSession } from './session/session.service';
export { Erasures } from './erasure/erasures';

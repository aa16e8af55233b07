export { auth } from './auth.domain';
export * from './auth.module';
export { MemberService } from './members/member.service';
export { SeamlessService, type NewSeamless } from './seamless/seamless.service';
export { MemberSessions } from './session/member-sessions';
export { SessionService, type IssuedSession, type LiveSession } from './session/session.service';

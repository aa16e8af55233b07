export { authMessages } from '../core';
export * from './auth.module';
export { KeyRing } from './keys/key-ring.service';
export { KeyRotationService, type RotationReport } from './keys/key-rotation.service';
export { MemberService } from './members/member.service';
export * from './migrations';
export { SeamlessService, type NewSeamless } from './seamless/seamless.service';
export { SessionService, type IssuedSession, type LiveSession } from './session/session.service';

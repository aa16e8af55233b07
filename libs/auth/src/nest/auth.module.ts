import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ProviderTokens } from '@housebrand/providers/nest';
import { KeyRepository } from './keys/key.repository';
import { KeyRing } from './keys/key-ring.service';
import { KeyRotationService } from './keys/key-rotation.service';
import { AccountController } from './login/account.controller';
import { AccountService } from './login/account.service';
import { LoginLimits } from './login/login-limits';
import { LoginService } from './login/login.service';
import { ProviderLogin } from './login/provider-login';
import { MemberRepository } from './members/member.repository';
import { MemberService } from './members/member.service';
import { MembersController } from './members/members.controller';
import { SeamlessController } from './seamless/seamless.controller';
import { SeamlessRepository } from './seamless/seamless.repository';
import { SeamlessService } from './seamless/seamless.service';
import { AuthenticationService } from './session/authentication.service';
import { MemberGuard } from './session/member.guard';
import { SessionCache } from './session/session-cache';
import { SessionEndedInterceptor } from './session/session-ended.interceptor';
import { SessionJanitor } from './session/session-janitor';
import { SessionProviderTokens } from './session/session-provider-tokens';
import { SessionTokenSealer } from './session/session-token';
import { SessionRepository } from './session/session.repository';
import { SessionService } from './session/session.service';

/**
 * Sessions that live in the database, for the guard and for the gateways. Apart from `AuthModule` because the gateways need
 * the session's tokens and the login needs the gateways.
 */
@Global()
@Module({
  providers: [
    KeyRepository,
    KeyRing,
    SessionRepository,
    SessionTokenSealer,
    SessionCache,
    SessionService,
    SessionJanitor,
    { provide: ProviderTokens, useClass: SessionProviderTokens },
  ],
  exports: [KeyRing, SessionService, SessionTokenSealer, ProviderTokens],
})
export class SessionModule {}

/** Members' identity: login, sessions, records. The app binds `AgentDirectory` and `AgentKeys` in a global module. */
@Global()
@Module({
  imports: [SessionModule],
  controllers: [AccountController, MembersController, SeamlessController],
  providers: [
    AuthenticationService,
    AccountService,
    LoginService,
    LoginLimits,
    ProviderLogin,
    MemberRepository,
    MemberService,
    SeamlessRepository,
    SeamlessService,
    KeyRotationService,
    { provide: APP_GUARD, useClass: MemberGuard },
    { provide: APP_INTERCEPTOR, useClass: SessionEndedInterceptor },
  ],
  exports: [MemberService, SeamlessService, KeyRotationService],
})
export class AuthModule {}

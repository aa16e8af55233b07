import { Global, Module } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ProviderTokens } from '@housebrand/providers/nest';
import { AssuranceGuard, LimitsModule, SealingModule, StepUp } from '@housebrand/shared/nest';
import { DeviceTrustRepository } from './devices/device-trust.repository';
import { KnownDevices } from './devices/known-devices';
import { NewDevices } from './devices/new-devices';
import { KnownNetworks } from './devices/known-networks';
import { AccountController } from './login/account.controller';
import { AccountService } from './login/account.service';
import { MemberTokenController } from './login/member-token.controller';
import { LanguageController } from './session/language.controller';
import { LoginLimits } from './login/login-limits';
import { LoginService } from './login/login.service';
import { ProviderLogin } from './provider/provider-login';
import { StepUpController } from './login/step-up.controller';
import { StepUpService } from './login/step-up.service';
import { MemberListService } from './members/member-list.service';
import { MemberLocks } from './locks/member-locks.service';
import { MemberSearch } from './members/member-search.service';
import { MemberRepository } from './members/member.repository';
import { MemberService } from './members/member.service';
import { MembersController } from './members/members.controller';
import { SeamlessController } from './seamless/seamless.controller';
import { SeamlessRepository } from './seamless/seamless.repository';
import { SeamlessService } from './seamless/seamless.service';
import { Transfers } from './seamless/transfers';
import { PasswordRepairRepository } from './passwords/password-repair.repository';
import { PasswordRepairs } from './passwords/password-repairs';
import { PasswordService } from './passwords/password.service';
import { PasswordsController } from './passwords/passwords.controller';
import { CodeRequesters } from './registration/code-requesters';
import { GuestService } from './registration/guest.service';
import { OwnRegistrationController } from './registration/own-registration.controller';
import { OwnRegistrationService } from './registration/own-registration.service';
import { RegistrationController } from './registration/registration.controller';
import { RegistrationIntents } from './registration/registration-intents';
import { RegistrationLimits } from './registration/registration-limits';
import { RegistrationRepository } from './registration/registration.repository';
import { RegistrationService } from './registration/registration.service';
import { FactorCheck } from './second-factor/factor-check';
import { PasskeyRepository } from './factor-records/passkey.repository';
import { PasskeyEntries } from './second-factor/passkey-entries';
import { Passkeys } from './second-factor/passkeys';
import { PasskeyLoginController } from './login/passkey-login.controller';
import { PasskeyLoginService } from './login/passkey-login.service';
import { RelyingParty } from './second-factor/relying-party';
import { SecondFactorRepository } from './factor-records/second-factor.repository';
import { SecondFactorService } from './second-factor/second-factor.service';
import { SecondFactorsController } from './second-factor/second-factors.controller';
import { ClosedAccounts } from './erasure/closed-accounts';
import { ClosingService } from './erasure/closing.service';
import { ClosureRepository } from './erasure/closure.repository';
import { ErasureController } from './erasure/erasure.controller';
import { Erasures } from './erasure/erasures';
import { PersonalDataController } from './personal-data/personal-data.controller';
import { PersonalDataService } from './personal-data/personal-data.service';
import { AuthenticationService } from './session/authentication.service';
import { MemberGuard } from './session/member.guard';
import { MemberSessions } from './session/member-sessions';
import { SessionCache } from './session/session-cache';
import { SessionEndedInterceptor } from './session/session-ended.interceptor';
import { SessionGuesses } from './session/session-guesses';
import { SessionJanitor } from './session/session-janitor';
import { SessionProviderTokens } from './login/session-provider-tokens';
import { SessionStepUp } from './login/session-step-up';
import { SessionsController } from './session/sessions.controller';
import { SessionTokenSealer } from './session/session-token';
import { SessionRepository } from './session/session.repository';
import { SessionRenewals } from './login/session-renewals';
import { ProviderVault } from './session/provider-vault';
import { SessionService } from './session/session.service';

/**
 * Database-backed sessions for the guard and the gateways. Separate from `AuthModule` because the gateways need the session's
 * tokens and the login needs the gateways.
 */
@Global()
@Module({
  imports: [SealingModule, LimitsModule],
  providers: [
    SessionRepository,
    SessionTokenSealer,
    SessionCache,
    ProviderVault,
    SessionService,
    MemberSessions,
    DeviceTrustRepository,
    KnownDevices,
    NewDevices,
    SessionJanitor,
    SessionRenewals,
    { provide: ProviderTokens, useClass: SessionProviderTokens },
    SecondFactorRepository,
    PasskeyRepository,
    RelyingParty,
    Passkeys,
    PasskeyEntries,
    SessionGuesses,
    KnownNetworks,
    FactorCheck,
    { provide: StepUp, useClass: SessionStepUp },
  ],
  exports: [
    SecondFactorRepository,
    PasskeyRepository,
    Passkeys,
    PasskeyEntries,
    FactorCheck,
    ProviderVault,
    SessionService,
    SessionGuesses,
    MemberSessions,
    KnownDevices,
    NewDevices,
    KnownNetworks,
    SessionTokenSealer,
    ProviderTokens,
    StepUp,
  ],
})
export class SessionModule {}

/** Login, sessions and member records. The app binds the ports of `core/ports.ts` in a global module. */
@Global()
@Module({
  imports: [SessionModule, LimitsModule],
  controllers: [
    AccountController,
    PasskeyLoginController,
    LanguageController,
    MemberTokenController,
    StepUpController,
    SecondFactorsController,
    SessionsController,
    PersonalDataController,
    ErasureController,
    MembersController,
    SeamlessController,
    PasswordsController,
    RegistrationController,
    OwnRegistrationController,
  ],
  providers: [
    AuthenticationService,
    AccountService,
    LoginService,
    PasskeyLoginService,
    LoginLimits,
    ProviderLogin,
    StepUpService,
    SecondFactorService,
    MemberRepository,
    MemberService,
    MemberListService,
    MemberLocks,
    MemberSearch,
    SeamlessRepository,
    SeamlessService,
    Transfers,
    PasswordRepairRepository,
    PasswordRepairs,
    PasswordService,
    GuestService,
    RegistrationIntents,
    CodeRequesters,
    RegistrationLimits,
    RegistrationRepository,
    RegistrationService,
    OwnRegistrationService,
    PersonalDataService,
    ClosureRepository,
    ClosedAccounts,
    ClosingService,
    Erasures,
    { provide: APP_GUARD, useClass: MemberGuard },
    { provide: APP_GUARD, useClass: AssuranceGuard },
    { provide: APP_INTERCEPTOR, useClass: SessionEndedInterceptor },
  ],
  exports: [
    SecondFactorService,
    MemberService,
    SeamlessService,
    MemberLocks,
    MemberSearch,
    PersonalDataService,
    GuestService,
  ],
})
export class AuthModule {}

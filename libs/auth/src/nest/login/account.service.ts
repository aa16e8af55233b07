import { Injectable } from '@nestjs/common';
import { NotAuthenticated, normalizePrefix } from '@housebrand/shared';
import { RequestContext, type MemberPrincipal } from '@housebrand/shared/nest';
import { ForeignOrigin, type LoginRequest, type Member, type PasskeyLoginRequest } from '../../core';
import type { Origin } from '../devices/attempt-origin';
import { MemberService } from '../members/member.service';
import { MemberSessions } from '../session/member-sessions';
import { SessionService, type IssuedSession } from '../session/session.service';
import { LoginService } from './login.service';
import { PasskeyLoginService } from './passkey-login.service';

/** Login, refresh and logout, including the caller's previous session. */
@Injectable()
export class AccountService {
  constructor(
    private readonly logins: LoginService,
    private readonly passkeyLogins: PasskeyLoginService,
    private readonly sessions: SessionService,
    private readonly all: MemberSessions,
    private readonly members: MemberService,
    private readonly context: RequestContext,
  ) {}

  /**
   * Logs in and ends the caller's previous session.
   * @param origin of the attempt, for the limits
   * @param before the caller's previous session
   * @throws ForeignOrigin on another agent's site, and what `LoginService.login` throws
   */
  async login(credentials: LoginRequest, origin: Origin, before: MemberPrincipal | null): Promise<IssuedSession> {
    if (!this.context.mayCallFor(normalizePrefix(credentials.prefix))) throw new ForeignOrigin();
    return this.instead(before, await this.logins.login(credentials, origin));
  }

  /** Like `login`, with a passkey alone. @throws what `PasskeyLoginService.login` throws */
  async loginByPasskey(
    request: PasskeyLoginRequest,
    ip: string,
    before: MemberPrincipal | null,
  ): Promise<IssuedSession> {
    return this.instead(before, await this.passkeyLogins.login(request, ip));
  }

  /** Replaces the session's tokens. @throws NotAuthenticated if the session has ended meanwhile */
  async refresh(session: MemberPrincipal): Promise<IssuedSession> {
    const issued = await this.sessions.renew(session);
    if (!issued) throw new NotAuthenticated();
    return issued;
  }

  /** Ends the session; succeeds without one, too. The provider has no call that ends its own session. */
  async logout(session: MemberPrincipal | null): Promise<void> {
    if (session) await this.sessions.revoke(session);
  }

  /** Logs in at the provider again without changing our tokens. @throws what the provider's login throws */
  async reLogin(session: MemberPrincipal): Promise<Member> {
    await this.logins.refreshMemberToken(session);
    return this.members.profile(session);
  }

  /** Logs in at the provider again and replaces our tokens. @throws NotAuthenticated if the session has ended, and what the login throws */
  async refreshMemberToken(session: MemberPrincipal): Promise<IssuedSession> {
    await this.logins.refreshMemberToken(session);
    return this.refresh(session);
  }

  /** Ends the caller's previous session, and the member's oldest ones beyond the permitted number. */
  private async instead(before: MemberPrincipal | null, issued: IssuedSession): Promise<IssuedSession> {
    if (before) await this.sessions.revoke(before);
    await this.all.endSurplus(issued.principal);
    return issued;
  }
}

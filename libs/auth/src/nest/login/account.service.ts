import { Injectable } from '@nestjs/common';
import { NotAuthenticated } from '@housebrand/shared';
import { Settings, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LoginRequest, LoginResult } from '../../core';
import { AuthenticationService } from '../session/authentication.service';
import { clearSessionCookies, setPrefixCookie, setSessionCookies } from '../session/cookies';
import { EXPIRY_HEADER } from '../session/expiry-header';
import { refuseForeignOrigin } from '../session/same-origin';
import { SessionService, type IssuedSession } from '../session/session.service';
import { LoginService } from './login.service';

/** Login, refresh and logout as a browser sees them: the same with cookies. */
@Injectable()
export class AccountService {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionService,
    private readonly authentication: AuthenticationService,
    private readonly settings: Settings,
  ) {}

  /** A session that the browser had before ends. */
  async login(credentials: LoginRequest, request: FastifyRequest, reply: FastifyReply): Promise<LoginResult> {
    refuseForeignOrigin(request, [this.settings.publicOrigin]);
    const issued = await this.logins.login(credentials, request.ip);
    const before = await this.authentication.find(request);
    if (before) await this.sessions.revoke(before.principal);
    return this.hand(issued, reply);
  }

  async refresh(principal: MemberPrincipal, reply: FastifyReply): Promise<LoginResult> {
    const issued = await this.sessions.renew(principal);
    if (!issued) throw new NotAuthenticated();
    return this.hand(issued, reply);
  }

  /** Succeeds without a session, too: afterwards there is none. The provider has no call that ends its own. */
  async logout(request: FastifyRequest, reply: FastifyReply): Promise<null> {
    refuseForeignOrigin(request, [this.settings.publicOrigin]);
    const session = await this.authentication.find(request);
    if (session) await this.sessions.revoke(session.principal);
    clearSessionCookies(reply, this.settings);
    return null;
  }

  async refreshMemberToken(principal: MemberPrincipal, reply: FastifyReply): Promise<LoginResult> {
    await this.logins.refreshMemberToken(principal);
    return this.refresh(principal, reply);
  }

  private hand({ principal, tokens, expiresAt }: IssuedSession, reply: FastifyReply): LoginResult {
    setSessionCookies(reply, tokens, this.settings);
    setPrefixCookie(reply, principal.prefix, this.settings);
    const ends = new Date(expiresAt).toISOString();
    void reply.headers({ [EXPIRY_HEADER]: ends, 'cache-control': 'no-store' });
    return { username: principal.username, prefix: principal.prefix, expiresAt: ends };
  }
}

import { Injectable } from '@nestjs/common';
import { SESSION_COOKIES } from '../../core';
import { readCookies, Settings } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setSessionCookies } from './cookies';
import { TOKEN_HEADER } from './headers';
import { requireSameOrigin } from './same-origin';
import { SessionTokenSealer, type UnsealedToken } from './session-token';
import { SessionService, type LiveSession } from './session.service';

/** Where a request's token came from. */
export type TokenSource = 'header' | 'jwt' | 'cookies' | 'none';

/** The outcome of looking for a request's session. */
export interface RequestSession {
  source: TokenSource;
  /** `null`: no token, or one without a live session. */
  session: LiveSession | null;
}

interface FoundToken {
  source: TokenSource;
  token: UnsealedToken | null;
}

/**
 * Finds a request's session: by the portal token in the header `x-user-auth`, else in the cookie `jwt`, else by the three
 * session cookies (specification section 6).
 */
@Injectable()
export class AuthenticationService {
  constructor(
    private readonly sealer: SessionTokenSealer,
    private readonly sessions: SessionService,
    private readonly settings: Settings,
  ) {}

  /** Authenticates a request and renews cookies that an older key sealed. @throws ForeignOrigin for a write with cookies from elsewhere */
  async authenticate(request: FastifyRequest, reply: FastifyReply): Promise<RequestSession> {
    const { source, token } = await this.findToken(request);
    if (source === 'jwt' || source === 'cookies') requireSameOrigin(request, this.settings);
    const session = token && (await this.sessions.find(token));
    if (session?.resealed && source === 'cookies') setSessionCookies(reply, session.resealed, this.settings);
    return { source, session };
  }

  /** Finds the session that a request carries, without checking its origin; `null` if there is none. */
  async find(request: FastifyRequest): Promise<LiveSession | null> {
    const { token } = await this.findToken(request);
    return token && this.sessions.find(token);
  }

  private async findToken(request: FastifyRequest): Promise<FoundToken> {
    const header = request.headers[TOKEN_HEADER];
    if (typeof header === 'string' && header !== '') {
      return { source: 'header', token: await this.sealer.open(header.replace(/^Bearer\s+/i, ''), 'portal') };
    }
    const cookies = readCookies(request);
    const jwt = cookies.get('jwt');
    if (jwt) return { source: 'jwt', token: await this.sealer.open(jwt, 'portal') };
    const portal = cookies.get(SESSION_COOKIES.portal);
    if (!portal) return { source: 'none', token: null };
    return { source: 'cookies', token: await this.openThree(portal, cookies) };
  }

  /** All three cookies must be ours and belong to one session: a mix of two logins is refused. */
  private async openThree(portal: string, cookies: ReadonlyMap<string, string>): Promise<UnsealedToken | null> {
    const [first, ...others] = await Promise.all([
      this.sealer.open(portal, 'portal'),
      this.sealer.open(cookies.get(SESSION_COOKIES.memberSystem) ?? '', 'memberSystem'),
      this.sealer.open(cookies.get(SESSION_COOKIES.gamePlatform) ?? '', 'gamePlatform'),
    ]);
    if (!first) return null;
    return others.every((other) => other?.handle === first.handle) ? first : null;
  }
}

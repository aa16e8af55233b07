import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import {
  AgentDirectory,
  AgentKeys,
  ForeignOrigin,
  isKeptOutByMaintenance,
  PasswordChangeNeeded,
  UnderMaintenance,
} from '../../core';
import { AgentKeyNeeded, EVENT_STREAM, NotAuthenticated } from '@housebrand/shared';
import {
  RequestContext,
  Settings,
  accessOf,
  admit,
  remoteAddressOf,
  unknownCaller,
  type Access,
  type MemberPrincipal,
  type Principal,
} from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isBeforePasswordChange } from './before-password-change';
import { AuthenticationService } from './authentication.service';
import { clearPortalCookie, clearSessionCookies } from './cookies';
import { EXPIRY_HEADER } from './headers';
import { refuseForeignOrigin } from './same-origin';
import { SessionService, type LiveSession } from './session.service';

/**
 * Authenticates a request as the member of its session or by its agent key (see the decorators `Public`, `SessionOptional`,
 * `AgentKeyAllowed`, `AgentKeyOnly`, `MasterKeyOnly`). Callers may only act on their own data: see `admit`.
 */
@Injectable()
export class MemberGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authentication: AuthenticationService,
    private readonly sessions: SessionService,
    private readonly agents: AgentDirectory,
    private readonly keys: AgentKeys,
    private readonly context: RequestContext,
    private readonly settings: Settings,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const access = accessOf(execution, this.reflector);
    if (access === 'public') return true;
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // personal replies must not be cached, not even errors
    void reply.header('cache-control', 'no-store');
    if (access === 'sessionOptional') {
      await this.recognise(request);
      return true;
    }
    const principal = await this.identify(execution, access);
    this.context.authenticate(principal);
    admit(execution, this.reflector, principal);
    return true;
  }

  private identify(execution: ExecutionContext, access: Access): Promise<Principal> {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const key = request.headers['x-agent-key'];
    if (typeof key === 'string') return this.agentOf(key, remoteAddressOf(request));
    if (access === 'agentKey' || access === 'masterKey') throw unknownCaller(access);
    return this.memberOf(request, http.getResponse<FastifyReply>(), isBeforePasswordChange(execution, this.reflector));
  }

  private async agentOf(key: string, ip: string): Promise<Principal> {
    const found = await this.keys.verify(key, ip);
    if (found === null) throw new AgentKeyNeeded();
    return { kind: 'agentKey', prefix: found.prefix, scopes: found.scopes };
  }

  private async memberOf(
    request: FastifyRequest,
    reply: FastifyReply,
    mayHaveTemporaryPassword: boolean,
  ): Promise<Principal> {
    const { source, session } = await this.authentication.authenticate(request, reply);
    if (!session) {
      // a page cannot see why its stream was refused; it learns of the end by its next call, or after a reload
      const isStream = request.headers.accept === EVENT_STREAM;
      if (source === 'cookies' && !isStream) clearPortalCookie(reply, this.settings);
      throw new NotAuthenticated();
    }
    if (!this.context.mayCallFor(session.principal.prefix)) throw new ForeignOrigin();
    await this.requireOpenAgent(session, reply);
    void reply.header(EXPIRY_HEADER, session.expiresAt.toISOString());
    if (session.hasTemporaryPassword && !mayHaveTemporaryPassword) throw new PasswordChangeNeeded();
    return session.principal;
  }

  /** Identifies the session that a login or logout may already have. @throws ForeignOrigin */
  private async recognise(request: FastifyRequest): Promise<void> {
    // a page of an agent's site on another host sends no cookies that an attacker could abuse
    if (!this.context.isFromOtherSite) refuseForeignOrigin(request, this.settings);
    const session = await this.authentication.find(request);
    if (session && this.context.mayCallFor(session.principal.prefix)) this.context.authenticate(session.principal);
  }

  /** Ends the session if the agent is gone or served elsewhere, or if its maintenance excludes the member (sections 2 and 6). */
  private async requireOpenAgent({ principal }: LiveSession, reply: FastifyReply): Promise<void> {
    const agent = await this.agents.find(principal.prefix);
    if (!agent || agent.isServedElsewhere) {
      await this.logOut(principal, reply);
      throw new NotAuthenticated();
    }
    if (isKeptOutByMaintenance(agent.seamlessLogin, principal.username)) {
      await this.logOut(principal, reply);
      throw new UnderMaintenance();
    }
  }

  private async logOut(principal: MemberPrincipal, reply: FastifyReply): Promise<void> {
    await this.sessions.revoke(principal);
    clearSessionCookies(reply, this.settings);
  }
}

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AgentDirectory, AgentKeys, isKeptOutByMaintenance, UnderMaintenance } from '../../core';
import { Forbidden, NotAuthenticated } from '@housebrand/shared';
import { ACCESS_METADATA, RequestContext, Settings, type Access, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthenticationService } from './authentication.service';
import { clearPortalCookie, clearSessionCookies } from './cookies';
import { EXPIRY_HEADER } from './expiry-header';
import { SessionService, type LiveSession } from './session.service';

/** Lets a request in as the member of its session or as its agent's key; see the decorators `Public`, `AgentKeyAllowed`, `AgentKeyOnly`. */
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
    const places = [execution.getHandler(), execution.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS_METADATA, places) ?? 'member';
    if (access === 'public') return true;
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // what is somebody's own is kept by no cache, whatever becomes of the request
    void http.getResponse<FastifyReply>().header('cache-control', 'no-store');
    const key = request.headers['x-agent-key'];
    if (typeof key === 'string') await this.admitKey(key, access);
    else if (access === 'agentKey') throw new NotAuthenticated();
    else await this.admitMember(request, http.getResponse<FastifyReply>());
    return true;
  }

  private async admitKey(key: string, access: Access): Promise<void> {
    const prefix = await this.keys.verify(key);
    if (prefix === null) throw new NotAuthenticated();
    if (access === 'member') throw new Forbidden();
    this.context.authenticate({ kind: 'agentKey', prefix });
  }

  private async admitMember(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { source, session } = await this.authentication.authenticate(request, reply);
    if (!session) {
      if (source === 'cookies') clearPortalCookie(reply, this.settings);
      throw new NotAuthenticated();
    }
    await this.requireOpenAgent(session, reply);
    this.context.authenticate(session.principal);
    void reply.header(EXPIRY_HEADER, new Date(session.expiresAt).toISOString());
  }

  /** Maintenance and agents that moved away end the sessions of whoever is not white-listed (sections 2 and 6). */
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

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { Forbidden, isPrefix, normalizePrefix, NotAuthenticated } from '@housebrand/shared';
import { isAllowedAddress, remoteAddressOf, RequestContext, Settings } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  mayPerform,
  OFFICE_AGENT_HEADER,
  OfficeAgents,
  PLATFORM,
  StaffFactorNeeded,
  type OfficeOperationName,
} from '../../core';
import { clearStaffCookie, staffSecretOf } from './staff-cookie';
import { StaffSessions, type LiveStaffSession } from './staff-sessions.service';

/** Metadata key of a route's operation; `null`: any stage of a session. */
export const OFFICE_OPERATION = 'housebrand:office-operation';

/** The session of a request, set by the guard. */
export const LIVE_SESSION: WeakMap<FastifyRequest, LiveStaffSession> = new WeakMap();

/** Authenticates an account of the back office by its cookie and checks its network, its role and its agent. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: StaffSessions,
    private readonly agents: OfficeAgents,
    private readonly context: RequestContext,
    private readonly settings: Settings,
  ) {}

  /** @throws NotAuthenticated, StaffFactorNeeded, Forbidden */
  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const http = execution.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    void reply.header('cache-control', 'no-store');
    const secret = staffSecretOf(request);
    const found = secret === '' ? null : await this.sessions.find(secret);
    if (!found || !isAllowedAddress(found.account.networks, remoteAddressOf(request))) {
      if (secret !== '') clearStaffCookie(reply, this.settings);
      throw new NotAuthenticated();
    }
    LIVE_SESSION.set(request, found);
    const operation = this.reflector.get<OfficeOperationName | null>(OFFICE_OPERATION, execution.getHandler());
    if (operation !== null) await this.authorize(request, found, operation);
    return true;
  }

  private async authorize(
    request: FastifyRequest,
    { session, account, stage }: LiveStaffSession,
    operation: OfficeOperationName,
  ): Promise<void> {
    if (stage !== 'OPEN') throw new StaffFactorNeeded();
    if (!mayPerform(account.role, operation)) throw new Forbidden();
    const prefix = await this.agentOf(request, account.agent);
    const { username, role } = account;
    this.context.authenticate({ kind: 'staff', prefix, username, role, sessionId: session.id });
  }

  /** Returns the agent for which the account acts: its own, or for the platform the one that the header names. */
  private async agentOf({ headers }: FastifyRequest, own: string): Promise<string> {
    const given = headers[OFFICE_AGENT_HEADER];
    if (given === undefined) return own;
    const prefix = normalizePrefix(String(given));
    if (prefix === own) return own;
    if (own !== PLATFORM || !isPrefix(prefix) || !(await this.agents.find(prefix))) throw new Forbidden();
    return prefix;
  }
}

import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import {
  Forbidden,
  InvalidInput,
  NotAuthenticated,
  NotFound,
  memberRef,
  usernameHasPrefix,
  type MemberRef,
} from '@housebrand/shared';
import type { FastifyRequest } from 'fastify';
import type { MemberPrincipal, Principal } from './principal';
import { requestAgent } from './request-agent';
import { RequestContext } from './request-context';

const context = new RequestContext();

/** The caller of a request; an agent key has no username. */
export interface Caller {
  prefix: string;
  username: string | null;
}

/** `@Self() member: MemberRef`: the session's member. @throws NotAuthenticated for a guest, Forbidden for an agent key */
export const Self = createParamDecorator((): MemberRef => {
  const { prefix, username } = session();
  return { prefix, username };
});

/**
 * `@Subject() member: MemberRef`, on routes that agent keys may call: the member that the request names by `username` in path,
 * body or query. For a member's session it is that member, since the guard rejects any other name.
 *
 * @throws NotAuthenticated for a guest, InvalidInput when a key names no member, NotFound for a username of another agent
 */
export const Subject = createParamDecorator((_: unknown, execution: ExecutionContext): MemberRef => {
  const principal = authenticated();
  if (principal.kind === 'member') return { prefix: principal.prefix, username: principal.username };
  const { params, body, query } = execution.switchToHttp().getRequest<FastifyRequest>();
  const named = [params, body, query].map(usernameIn).find((username) => username !== '');
  if (!named) throw new InvalidInput([{ field: 'username', messageKey: 'shared.required' }]);
  const member = memberRef(principal.prefix, named);
  if (!usernameHasPrefix(member.username, member.prefix)) throw new NotFound();
  return member;
});

/** `@CurrentCaller() caller: Caller`: a member or an agent key. @throws NotAuthenticated for a guest */
export const CurrentCaller = createParamDecorator((): Caller => {
  const principal = authenticated();
  return { prefix: principal.prefix, username: principal.kind === 'member' ? principal.username : null };
});

/** The session itself, for routes that change or end it. @throws NotAuthenticated for a guest, Forbidden for an agent key */
export const CurrentSession = createParamDecorator(session);

/** The session or `null`, on routes with `SessionOptional`. */
export const CurrentSessionIfAny = createParamDecorator((): MemberPrincipal | null => {
  const { principal } = context;
  return principal?.kind === 'member' ? principal : null;
});

/**
 * `@RequestedAgent() prefix: string`, on public routes: the agent that the query names as `prefix` or `agentID`; without one see
 * `requestAgent`. @throws NotFound for an invalid prefix
 */
export const RequestedAgent = createParamDecorator((_: unknown, execution: ExecutionContext): string => {
  const request = execution.switchToHttp().getRequest<FastifyRequest>();
  const { prefix, agentID } = request.query as Record<string, unknown>;
  const requested = [prefix, agentID].find((name) => typeof name === 'string');
  return requestAgent(request, context.principal, requested);
});

/** Returns the requested host in lower case, with its port if the request names one; a trusted proxy may set it. */
export function hostOf(request: FastifyRequest): string {
  return request.host.toLowerCase();
}

/** `@RequestedHost() host: string`, see {@link hostOf}. */
export const RequestedHost = createParamDecorator((_: unknown, execution: ExecutionContext): string =>
  hostOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);

/** Replaces the address of a disconnected caller, which Node drops with the connection even during a request. */
const GONE = '0.0.0.0';

/** Returns the caller's address as reported by trusted proxies; `0.0.0.0` after the caller has disconnected. */
export function remoteAddressOf(request: FastifyRequest): string {
  const address: string | undefined = request.ip;
  return address ?? GONE;
}

/** `@RemoteAddress() ip: string`, see {@link remoteAddressOf}. */
export const RemoteAddress = createParamDecorator((_: unknown, execution: ExecutionContext): string =>
  remoteAddressOf(execution.switchToHttp().getRequest<FastifyRequest>()),
);

function authenticated(): Principal {
  const { principal } = context;
  if (!principal) throw new NotAuthenticated();
  return principal;
}

function session(): MemberPrincipal {
  const principal = authenticated();
  if (principal.kind !== 'member') throw new Forbidden();
  return principal;
}

function usernameIn(part: unknown): string {
  const { username } = (part ?? {}) as { username?: unknown };
  return typeof username === 'string' ? username.trim() : '';
}

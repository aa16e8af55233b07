import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import {
  AgentKeyNeeded,
  DEFAULT_PREFIX,
  Forbidden,
  KeyScopeMissing,
  NotAuthenticated,
  type DomainError,
} from '@housebrand/shared';
import type { FastifyRequest } from 'fastify';
import { ACCESS_METADATA, CALL_METADATA, NAMES_ANOTHER_METADATA, type Access } from './decorators';
import { scopeOfCall } from './key-scopes';
import { refuseOthers, type Principal } from './principal';

const metadataTargets = (execution: ExecutionContext) => [execution.getHandler(), execution.getClass()];

/** Returns who may call a route, see the access decorators. */
export function accessOf(execution: ExecutionContext, reflector: Reflector): Access {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS_METADATA, metadataTargets(execution)) ?? 'member';
}

/** Returns the error for an unauthenticated caller. */
export function unknownCaller(access: Access): DomainError {
  return access === 'agentKey' || access === 'masterKey' ? new AgentKeyNeeded() : new NotAuthenticated();
}

/**
 * Checks that an authenticated caller may use the route, that an agent key has its scope, and that the request names no other agent or
 * member, see `refuseOthers`.
 * @throws Forbidden, KeyScopeMissing
 */
export function admit(execution: ExecutionContext, reflector: Reflector, principal: Principal): void {
  if (!mayCall(accessOf(execution, reflector), principal)) throw new Forbidden();
  requireScope(principal, reflector.get<string | undefined>(CALL_METADATA, execution.getHandler()));
  const { params, query, body } = execution.switchToHttp().getRequest<FastifyRequest>();
  const otherNames = reflector.getAllAndOverride<string[] | undefined>(
    NAMES_ANOTHER_METADATA,
    metadataTargets(execution),
  );
  refuseOthers(principal, [params, query, body], otherNames);
}

function requireScope(principal: Principal, call: string | undefined): void {
  if (principal.kind !== 'agentKey' || principal.scopes === null) return;
  const scope = scopeOfCall(call);
  if (scope === null) throw new Forbidden();
  if (!principal.scopes.includes(scope)) throw new KeyScopeMissing(scope);
}

function mayCall(access: Access, { kind, prefix }: Principal): boolean {
  if (access === 'member') return kind === 'member';
  if (access === 'agentKey') return kind === 'agentKey';
  if (access === 'masterKey') return kind === 'agentKey' && prefix === DEFAULT_PREFIX;
  return kind !== 'staff';
}

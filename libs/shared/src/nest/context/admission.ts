import type { ExecutionContext } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { AgentKeyNeeded, DEFAULT_PREFIX, Forbidden, NotAuthenticated, type DomainError } from '@housebrand/shared';
import type { FastifyRequest } from 'fastify';
import { ACCESS_METADATA, NAMES_ANOTHER_METADATA, type Access } from './decorators';
import { refuseOthers, type Principal } from './principal';

const places = (execution: ExecutionContext) => [execution.getHandler(), execution.getClass()];

/** Who may call the route: see the access decorators. */
export function accessOf(execution: ExecutionContext, reflector: Reflector): Access {
  return reflector.getAllAndOverride<Access | undefined>(ACCESS_METADATA, places(execution)) ?? 'member';
}

/** What a guard answers whom nobody knows. */
export function unknownCaller(access: Access): DomainError {
  return access === 'agentKey' || access === 'masterKey' ? new AgentKeyNeeded() : new NotAuthenticated();
}

/**
 * What a guard asks once it knows who calls: whether the route is for such a caller, and whether the request is about them.
 * @throws Forbidden
 */
export function admit(execution: ExecutionContext, reflector: Reflector, principal: Principal): void {
  if (!mayCall(accessOf(execution, reflector), principal)) throw new Forbidden();
  const { params, query, body } = execution.switchToHttp().getRequest<FastifyRequest>();
  const anothers = reflector.getAllAndOverride<string[] | undefined>(NAMES_ANOTHER_METADATA, places(execution));
  refuseOthers(principal, [params, query, body], anothers);
}

function mayCall(access: Access, { kind, prefix }: Principal): boolean {
  if (access === 'member') return kind === 'member';
  if (access === 'agentKey') return kind === 'agentKey';
  if (access === 'masterKey') return kind === 'agentKey' && prefix === DEFAULT_PREFIX;
  return true;
}

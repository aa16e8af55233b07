import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { CALL_METADATA } from '../openapi/api-call.decorator';
import { accessOf, unknownCaller } from './admission';
import { requiredAssurance, type Assurance } from './assurance';
import type { MemberPrincipal } from './principal';
import { RequestContext } from './request-context';

/** Who knows when a session's password was typed last. Bound to identity's sessions. */
export abstract class StepUp {
  /** @throws StepUpNeeded, SecondFactorNeeded */
  abstract require(session: MemberPrincipal, assurance: Assurance): Promise<void>;
}

/**
 * Lets a call in that is as sure of its caller as the table `ASSURANCE` asks. Stands behind the guard that knows the caller, and
 * before everything that a call does. What depends on the body, such as the first gift to a receiver, asks `StepUp` itself.
 */
@Injectable()
export class AssuranceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly context: RequestContext,
    private readonly stepUp: StepUp,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const access = accessOf(execution, this.reflector);
    const id = this.reflector.get<string | undefined>(CALL_METADATA, execution.getHandler());
    const required = requiredAssurance(id, access);
    if (required === 'none') return true;
    const { principal } = this.context;
    if (!principal || (required === 'key' && principal.kind !== 'agentKey')) throw unknownCaller(access);
    if (principal.kind === 'member' && required !== 'key' && required !== 'session')
      await this.stepUp.require(principal, required);
    return true;
  }
}

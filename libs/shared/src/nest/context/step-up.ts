import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { accessOf, unknownCaller } from './admission';
import { requiredAssurance, type Assurance } from './assurance';
import { CALL_METADATA } from './decorators';
import type { MemberPrincipal } from './principal';
import { RequestContext } from './request-context';

/** Port to the sessions of identity, which record when the password was last entered. */
export abstract class StepUp {
  /** @throws StepUpNeeded, SecondFactorNeeded */
  abstract require(session: MemberPrincipal, assurance: Assurance): Promise<void>;
}

/**
 * Enforces the assurance of the table `ASSURANCE`. It runs after the guard that identifies the caller and before the call itself.
 * Requirements that depend on the body, such as the first gift to a receiver, call `StepUp` themselves.
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

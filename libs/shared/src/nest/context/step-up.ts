import {
  applyDecorators,
  Injectable,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import type { MemberPrincipal } from './principal';
import { RequestContext } from './request-context';

const STEP_UP_METADATA = 'housebrand:step-up';
/** What `@NeedsStepUp` notes down; `completeDocument` adds its refusal. */
export const STEP_UP_EXTENSION = 'x-step-up';

/**
 * How sure a call must be that the member sits there. `present`: the password was typed and no 30 minutes without a call have
 * passed since. `fresh`: it was typed within the last five minutes. `factor`: the password is not asked for again. Of a member who has
 * a second factor each of them asks for that one instead.
 */
export type Assurance = 'present' | 'fresh' | 'factor';

/**
 * The call waits for the password after 30 idle minutes: for what moves money. A change of bank asks for `fresh`; what depends
 * on the body, such as the first gift to a receiver, asks the port `StepUp` itself.
 */
export const NeedsStepUp = (assurance: Assurance = 'present'): MethodDecorator =>
  applyDecorators(SetMetadata(STEP_UP_METADATA, assurance), ApiExtension(STEP_UP_EXTENSION, assurance));

/** Who knows when a session's password was typed last. Bound to identity's sessions. */
export abstract class StepUp {
  /** @throws StepUpNeeded, SecondFactorNeeded */
  abstract require(session: MemberPrincipal, assurance: Assurance): Promise<void>;
}

/** Asks the port before a call that needs it; guards have run by then, and the call's own interceptors have not. */
@Injectable()
export class StepUpInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly context: RequestContext,
    private readonly stepUp: StepUp,
  ) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const assurance = this.reflector.get<Assurance | undefined>(STEP_UP_METADATA, execution.getHandler());
    const { principal } = this.context;
    if (assurance && principal?.kind === 'member') await this.stepUp.require(principal, assurance);
    return next.handle();
  }
}

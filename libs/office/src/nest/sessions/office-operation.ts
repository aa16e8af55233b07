import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  SetMetadata,
  UseGuards,
  type ExecutionContext,
} from '@nestjs/common';
import { NotAuthenticated } from '@housebrand/shared';
import {
  ApiAddition,
  ApiCall,
  Idempotent,
  Public,
  RequestContext,
  type CallFacts,
  type StaffPrincipal,
} from '@housebrand/shared/nest';
import type { FastifyRequest } from 'fastify';
import type { OfficeCallName, OfficeOperationName } from '../../core';
import { LIVE_SESSION, OFFICE_OPERATION, StaffGuard } from './staff.guard';
import type { LiveStaffSession } from './staff-sessions.service';

/** An operation with a call; the others open fields of replies. */
type CalledOperation = OfficeOperationName & OfficeCallName;

const context = new RequestContext();

/** Public name of a call in the document: `members.lock` → `membersLock`. */
const publicName = (name: string) => name.replace(/\.(\w)/g, (_dot, letter: string) => letter.toUpperCase());

/**
 * Opens a route to accounts whose role may perform an operation, see `OFFICE_OPERATIONS`.
 * @param name of the call, if an operation has several
 */
export function OfficeOperation(
  operation: CalledOperation,
  facts: CallFacts,
  name: OfficeCallName = operation,
): MethodDecorator {
  return applyDecorators(
    // the guard of members has nothing to decide here
    Public(),
    SetMetadata(OFFICE_OPERATION, operation),
    UseGuards(StaffGuard),
    ApiAddition(),
    ApiCall(publicName(name), facts),
  );
}

/** {@link OfficeOperation} for a call that writes: it takes effect once per `Idempotency-Key`. */
export function OfficeAction(
  operation: CalledOperation,
  facts: Omit<CallFacts, 'repeat'>,
  name: OfficeCallName = operation,
): MethodDecorator {
  return applyDecorators(HttpCode(200), OfficeOperation(operation, facts, name), Idempotent({ isRequired: true }));
}

/** Opens a route to sessions in any stage: the calls that complete a login, and the logout. */
export function OfficeStage(name: OfficeCallName, facts: CallFacts): MethodDecorator {
  return applyDecorators(
    Public(),
    SetMetadata(OFFICE_OPERATION, null),
    UseGuards(StaffGuard),
    ApiAddition(),
    ApiCall(publicName(name), facts),
  );
}

/** Opens a route to callers without a session: the calls that start one. */
export function OfficeEntry(name: OfficeCallName, facts: CallFacts): MethodDecorator {
  return applyDecorators(Public(), HttpCode(200), ApiAddition(), ApiCall(publicName(name), facts));
}

/** `@Staff() staff: StaffPrincipal`: the account that calls, and the agent for which it acts. */
export const Staff = createParamDecorator((): StaffPrincipal => {
  const { principal } = context;
  if (principal?.kind !== 'staff') throw new NotAuthenticated();
  return principal;
});

/** `@OwnStaffSession() own: LiveStaffSession`: the session of the call. */
export const OwnStaffSession = createParamDecorator((_: unknown, execution: ExecutionContext): LiveStaffSession => {
  const found = LIVE_SESSION.get(execution.switchToHttp().getRequest<FastifyRequest>());
  if (!found) throw new NotAuthenticated();
  return found;
});

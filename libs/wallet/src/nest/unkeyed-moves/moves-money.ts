import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Idempotent } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import type { MoveView } from '../../core';

type WithState = Pick<MoveView, 'state'>;

/** Replies HTTP 202 (accepted) for a move that is still open. */
@Injectable()
class OpenMoveIsAccepted implements NestInterceptor<WithState, WithState> {
  intercept(execution: ExecutionContext, next: CallHandler<WithState>): Observable<WithState> {
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((move) => {
        if (move.state === 'SENT' || move.state === 'UNKNOWN') void reply.status(202);
        return move;
      }),
    );
  }
}

/** Marks a POST that moves money: requires an idempotency key, and replies 202 while the outcome is unknown. */
export function MovesMoney(): MethodDecorator {
  // the idempotency interceptor is the outer one, so that the reply it stores has the final status
  return applyDecorators(Idempotent({ isRequired: true }), UseInterceptors(OpenMoveIsAccepted));
}

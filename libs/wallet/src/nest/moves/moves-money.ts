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

type Stated = Pick<MoveView, 'state'>;

/** Accepted, not done: HTTP 202 for a move that is still open. */
@Injectable()
class OpenMoveIsAccepted implements NestInterceptor<Stated, Stated> {
  intercept(execution: ExecutionContext, next: CallHandler<Stated>): Observable<Stated> {
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((move) => {
        if (move.state === 'SENT' || move.state === 'UNKNOWN') void reply.status(202);
        return move;
      }),
    );
  }
}

/** A POST that moves money: with a key, once, and 202 while nobody knows how it ended. */
export function MovesMoney(): MethodDecorator {
  // the key's interceptor is the outer one: what it keeps has its status already
  return applyDecorators(Idempotent({ isRequired: true }), UseInterceptors(OpenMoveIsAccepted));
}

import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import { AppLog } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { TooManyOpenDeposits } from './books/deposits';
import { InsufficientCredit } from './books/ledger';
import { UsernameTaken } from './books/members';
import { PaymentSettled } from './books/payments';
import { InsufficientPoints, TurnUsed } from './offers/turns';
import { InvalidBet } from './play/engines';
import { RoundConflict } from './play/rounds';

const STATUS: readonly [type: abstract new (...parameters: never[]) => Error, status: number, error: string][] = [
  [InsufficientCredit, 409, 'insufficientCredit'],
  [UsernameTaken, 409, 'usernameTaken'],
  [PaymentSettled, 409, 'paymentSettled'],
  [TooManyOpenDeposits, 409, 'tooManyOpenDeposits'],
  [TurnUsed, 409, 'turnUsed'],
  [InsufficientPoints, 409, 'insufficientPoints'],
  [RoundConflict, 409, 'roundConflict'],
  [InvalidBet, 422, 'invalidBet'],
];

/**
 * Converts named errors of the books and the games to replies of pages, desk and control API. Wire calls have their own envelope.
 */
@Injectable()
@Catch()
export class ErrorsFilter implements ExceptionFilter {
  constructor(private readonly log: AppLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    if (error instanceof HttpException) return void reply.status(error.getStatus()).send(error.getResponse());
    const status = (error as { statusCode?: unknown }).statusCode;
    if (typeof status === 'number' && status >= 400 && status < 500) {
      return void reply.status(status).send({ statusCode: status, message: (error as Error).message });
    }
    const known = STATUS.find(([type]) => error instanceof type);
    if (known) {
      const [, code, name] = known;
      return void reply.status(code).send({ statusCode: code, error: name, message: (error as Error).message });
    }
    this.log.error('request failed', error);
    reply.status(500).send({ statusCode: 500, error: 'broken', message: 'internal error' });
  }
}

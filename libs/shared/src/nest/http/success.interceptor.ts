import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { PreparedResponses, PreparedResponse } from '../prepared-responses/prepared-responses';
import { isApiPath, successEnvelope } from '../wire/envelope';
import { routePath } from '../wire/route-path';

/** Wraps results of controllers under `/api` and sends prepared bodies unchanged. Every success is HTTP 200, including POST. */
@Injectable()
export class SuccessInterceptor implements NestInterceptor {
  constructor(private readonly preparedResponses: PreparedResponses) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      mergeMap(async (data: unknown) => {
        if (data instanceof PreparedResponse) return this.preparedResponses.answer(request, reply, data);
        const path = routePath(request);
        if (!isApiPath(path)) return data;
        if (reply.statusCode === 201) reply.status(200);
        return successEnvelope(path, data);
      }),
    );
  }
}

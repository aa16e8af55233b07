import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { successEnvelope } from './envelope';

/** Wraps what controllers under `/api` return. HTTP 200 for every success, POST as well. */
@Injectable()
export class SuccessInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const url = http.getRequest<FastifyRequest>().url;
    if (!url.startsWith('/api/')) return next.handle();
    return next.handle().pipe(
      map((data: unknown) => {
        const reply = http.getResponse<FastifyReply>();
        if (reply.statusCode === 201) reply.status(200);
        return successEnvelope(url, data);
      }),
    );
  }
}

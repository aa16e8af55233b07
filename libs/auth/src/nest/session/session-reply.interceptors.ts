import {
  applyDecorators,
  Injectable,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiIssuesSession, RequestContext, Settings } from '@housebrand/shared/nest';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, tap, type Observable } from 'rxjs';
import type { LoginResult } from '../../core';
import { clearSessionCookies, setDeviceCookie, setPrefixCookie, setSessionCookies } from './cookies';
import { EXPIRY_HEADER, TOKEN_HEADER } from './headers';
import type { IssuedSession } from './session.service';

/**
 * Hands the tokens that a call gave a session to the browser as cookies; the body carries none. A client that keeps no
 * cookies calls with the header `x-user-auth` (a login with the word `request`, later calls with its token) and gets the
 * portal token in the reply's header of that name, and no cookie; so does a page of an agent's site on another host.
 */
@Injectable()
class IssuedSessionInterceptor implements NestInterceptor<IssuedSession, LoginResult> {
  constructor(
    private readonly settings: Settings,
    private readonly context: RequestContext,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler<IssuedSession>): Observable<LoginResult> {
    const http = execution.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const keepsCookies = !this.context.isFromOtherSite && !http.getRequest<FastifyRequest>().headers[TOKEN_HEADER];
    return next.handle().pipe(
      map(({ principal: { prefix, username }, tokens, expiresAt, passwordState, device }) => {
        if (keepsCookies) {
          setSessionCookies(reply, tokens, this.settings);
          setPrefixCookie(reply, prefix, this.settings);
          if (device !== undefined) setDeviceCookie(reply, prefix, device, this.settings);
        } else void reply.header(TOKEN_HEADER, tokens.portal);
        const ends = new Date(expiresAt).toISOString();
        void reply.headers({ [EXPIRY_HEADER]: ends, 'cache-control': 'no-store' });
        return { username, prefix, expiresAt: ends, passwordState };
      }),
    );
  }
}

/** What a call answers beside what its device is known by from now on. */
export interface KnownDeviceReply<T> {
  answer: T;
  prefix: string;
  /** `null`: as before. */
  device: string | null;
}

@Injectable()
class KnownDeviceInterceptor<T> implements NestInterceptor<KnownDeviceReply<T>, T> {
  constructor(private readonly settings: Settings) {}

  intercept(execution: ExecutionContext, next: CallHandler<KnownDeviceReply<T>>): Observable<T> {
    const http = execution.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const keepsCookies = !http.getRequest<FastifyRequest>().headers[TOKEN_HEADER];
    return next.handle().pipe(
      map(({ answer, prefix, device }) => {
        if (keepsCookies && device !== null) setDeviceCookie(reply, prefix, device, this.settings);
        return answer;
      }),
    );
  }
}

@Injectable()
class EndedSessionInterceptor implements NestInterceptor {
  constructor(private readonly settings: Settings) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(tap(() => clearSessionCookies(reply, this.settings)));
  }
}

/** The method returns an `IssuedSession`; the caller gets its cookies and a `LoginResult`. */
export const IssuesSession = (): MethodDecorator =>
  applyDecorators(UseInterceptors(IssuedSessionInterceptor), ApiIssuesSession());

/** The method returns a `KnownDeviceReply`; the caller gets its answer, and a browser the cookie of its device. */
export const KeepsDevice = (): MethodDecorator => UseInterceptors(KnownDeviceInterceptor);

/** After the method the caller has no session cookies. */
export const EndsSession = (): MethodDecorator => UseInterceptors(EndedSessionInterceptor);

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
 * Sends a session's new tokens to the browser as cookies; the body contains none. A client without cookies sends the header
 * `x-user-auth` (`request` for a login, later its token) and gets the portal token in the reply header of that name instead of
 * cookies. So does a page of an agent's site on another host.
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
        const ends = expiresAt.toISOString();
        void reply.headers({ [EXPIRY_HEADER]: ends, 'cache-control': 'no-store' });
        return { username, prefix, expiresAt: ends, passwordState };
      }),
    );
  }
}

/** A call's answer and the new value of the device cookie. */
export interface KnownDeviceReply<T> {
  answer: T;
  prefix: string;
  /** `null` keeps the current cookie. */
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

/** For methods that return an `IssuedSession`: the caller gets its cookies and a `LoginResult`. */
export const IssuesSession = (): MethodDecorator =>
  applyDecorators(UseInterceptors(IssuedSessionInterceptor), ApiIssuesSession());

/** For methods that return a `KnownDeviceReply`: the caller gets its answer, and a browser also the device cookie. */
export const KeepsDevice = (): MethodDecorator => UseInterceptors(KnownDeviceInterceptor);

/** Clears the caller's session cookies after the method. */
export const EndsSession = (): MethodDecorator => UseInterceptors(EndedSessionInterceptor);

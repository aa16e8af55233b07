import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ProviderSessionExpired } from '@housebrand/providers/nest';
import { AppLog, RequestContext, Settings, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { clearPortalCookie } from './cookies';
import { SessionService } from './session.service';

/**
 * Ends our session and clears the portal token if the provider answers a member's call with 1005 or 1003 (specification
 * section 8). The reply keeps the provider's code.
 */
@Injectable()
export class SessionEndedInterceptor implements NestInterceptor {
  constructor(
    private readonly sessions: SessionService,
    private readonly context: RequestContext,
    private readonly settings: Settings,
    private readonly log: AppLog,
  ) {}

  intercept(execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const { principal } = this.context;
        if (error instanceof ProviderSessionExpired && principal?.kind === 'member') {
          clearPortalCookie(execution.switchToHttp().getResponse<FastifyReply>(), this.settings);
          await this.end(principal);
        }
        throw error;
      }),
    );
  }

  private async end(principal: MemberPrincipal): Promise<void> {
    // only log a failed write: it must not hide the error that makes the member log in again
    await this.sessions.revoke(principal).catch((failure: unknown) => this.log.error('session not revoked', failure));
  }
}

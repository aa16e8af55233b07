import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ProviderSessionExpired } from '@housebrand/providers/nest';
import { AppLog, RequestContext, Settings, type MemberPrincipal } from '@housebrand/shared/nest';
import type { FastifyReply } from 'fastify';
import { catchError, type Observable } from 'rxjs';
import { clearPortalCookie } from './cookies';
import { SessionService } from './session.service';

/**
 * 1005 and 1003 from a provider on a member's call end our session too and take the portal token away (specification
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
    // the member is told to log in again whether or not the row could be written
    await this.sessions.revoke(principal).catch((failure: unknown) => this.log.error('session not revoked', failure));
  }
}

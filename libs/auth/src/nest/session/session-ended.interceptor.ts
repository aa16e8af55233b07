import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ProviderSessionExpired } from '@housebrand/providers/nest';
import { AppLog, RequestContext } from '@housebrand/shared/nest';
import { catchError, type Observable } from 'rxjs';
import { SessionService } from './session.service';

/**
 * 1005 and 1003 from a provider end our session too (specification section 8). The reply keeps the provider's code; the
 * problem filter takes the portal token away.
 */
@Injectable()
export class SessionEndedInterceptor implements NestInterceptor {
  constructor(
    private readonly sessions: SessionService,
    private readonly context: RequestContext,
    private readonly log: AppLog,
  ) {}

  intercept(_execution: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof ProviderSessionExpired) await this.end();
        throw error;
      }),
    );
  }

  private async end(): Promise<void> {
    const { principal } = this.context;
    if (principal?.kind !== 'member') return;
    // the member is told to log in again whether or not the row could be written
    await this.sessions.revoke(principal).catch((failure: unknown) => this.log.error('session not revoked', failure));
  }
}

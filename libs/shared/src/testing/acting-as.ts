import { Injectable, type CanActivate, type ExecutionContext, type Provider } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { NotAuthenticated } from '@housebrand/shared';
import { ACCESS_METADATA, RequestContext, type MemberPrincipal } from '@housebrand/shared/nest';

const HEADER = 'x-acting-as';

/**
 * Stands where an application has its session guard, for the specs of a domain's controllers: the caller is whom the
 * header names. Sessions themselves are proved in the specs of auth.
 */
@Injectable()
class ActingAsGuard implements CanActivate {
  constructor(
    private readonly context: RequestContext,
    private readonly reflector: Reflector,
  ) {}

  canActivate(execution: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<string>(ACCESS_METADATA, [
      execution.getHandler(),
      execution.getClass(),
    ]);
    const header = execution.switchToHttp().getRequest<{ headers: Record<string, string | undefined> }>().headers[
      HEADER
    ];
    if (header) this.context.authenticate(JSON.parse(header) as MemberPrincipal);
    else if (access !== 'public') throw new NotAuthenticated();
    return true;
  }
}

/** For `providers` of a test application. */
export const actingAsGuard: Provider = { provide: APP_GUARD, useClass: ActingAsGuard };

/** Headers that make a request the member's: `actingAs('MTO', 'MTODEMO1')`. */
export function actingAs(prefix: string, username: string, memberId = `id${username}`): Record<string, string> {
  const principal: MemberPrincipal = { kind: 'member', prefix, username, memberId, sessionId: 'spec' };
  return { [HEADER]: JSON.stringify(principal) };
}

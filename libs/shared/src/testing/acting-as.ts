import { Injectable, type CanActivate, type ExecutionContext, type Provider } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { RequestContext, accessOf, admit, unknownCaller, type Principal } from '@housebrand/shared/nest';

const HEADER = 'x-acting-as';

/**
 * Stands where an application has its session guard, for the specs of a domain's controllers: the caller is whom the
 * header names, and the route decides about them as everywhere. Sessions themselves are proved in the specs of auth.
 */
@Injectable()
class ActingAsGuard implements CanActivate {
  constructor(
    private readonly context: RequestContext,
    private readonly reflector: Reflector,
  ) {}

  canActivate(execution: ExecutionContext): boolean {
    const { headers } = execution.switchToHttp().getRequest<{ headers: Record<string, string | undefined> }>();
    const header = headers[HEADER];
    const access = accessOf(execution, this.reflector);
    if (access === 'public') return true;
    if (!header) throw unknownCaller(access);
    const principal = JSON.parse(header) as Principal;
    this.context.authenticate(principal);
    admit(execution, this.reflector, principal);
    return true;
  }
}

/** For `providers` of a test application. */
export const actingAsGuard: Provider = { provide: APP_GUARD, useClass: ActingAsGuard };

/** Headers that make a request the member's, in a session of his own: `actingAs('MTO', 'MTODEMO1')`. */
export function actingAs(prefix: string, username: string, memberId = `id${username}`): Record<string, string> {
  return headerOf({ kind: 'member', prefix, username, memberId, sessionId: `spec-${username}` });
}

/** Headers that make a request the agent's own system's: `actingAsKeyOf('MTO')`. */
export function actingAsKeyOf(prefix: string): Record<string, string> {
  return { ...headerOf({ kind: 'agentKey', prefix }), 'x-agent-key': `key-of-${prefix.toLowerCase()}` };
}

function headerOf(principal: Principal): Record<string, string> {
  return { [HEADER]: JSON.stringify(principal) };
}

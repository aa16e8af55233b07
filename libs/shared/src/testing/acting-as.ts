import { Injectable, type CanActivate, type ExecutionContext, type Provider } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { RequestContext, accessOf, admit, unknownCaller, type Principal } from '@housebrand/shared/nest';

const HEADER = 'x-acting-as';

/**
 * Replaces an application's session guard in specs of a domain's controllers: a header names the principal, and the
 * route decides about access as usual. The specs of auth cover sessions themselves.
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

/** For the `providers` of a test application. */
export const actingAsGuard: Provider = { provide: APP_GUARD, useClass: ActingAsGuard };

/**
 * Returns headers that authenticate a request as the member, in a session of their own:
 * `actingAs('MTO', 'MTODEMO1')`.
 */
export function actingAs(prefix: string, username: string, memberId = `id${username}`): Record<string, string> {
  return headerOf({ kind: 'member', prefix, username, memberId, sessionId: `spec-${username}` });
}

/** Returns headers that authenticate a request with the agent's key: `actingAsKeyOf('MTO')`. */
export function actingAsKeyOf(prefix: string): Record<string, string> {
  return { ...headerOf({ kind: 'agentKey', prefix, scopes: null }), 'x-agent-key': `key-of-${prefix.toLowerCase()}` };
}

function headerOf(principal: Principal): Record<string, string> {
  return { [HEADER]: JSON.stringify(principal) };
}

import { SetMetadata, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { NotAuthenticated } from '@housebrand/shared';
import type { MemberPrincipal, Principal } from './principal';
import { RequestContext } from './request-context';

export const ACCESS_METADATA = 'housebrand:access';

/** Who may call a route. Without a decorator a member's session is required. */
export type Access = 'public' | 'member' | 'memberOrAgentKey' | 'agentKey';

type AccessDecorator = ClassDecorator & MethodDecorator;

/** The guard reads it, and the OpenAPI document tells it. */
const access = (who: Access): AccessDecorator =>
  applyDecorators(SetMetadata(ACCESS_METADATA, who), ApiExtension('x-access', who));

/** Anybody may call it. */
export const Public = (): AccessDecorator => access('public');

/** An agent key may call it as well as a member. */
export const AgentKeyAllowed = (): AccessDecorator => access('memberOrAgentKey');

/** Only an agent key may call it. */
export const AgentKeyOnly = (): AccessDecorator => access('agentKey');

const context = new RequestContext();

/** The member whose session makes the request. @throws NotAuthenticated when it is not a member's */
export const CurrentMember = createParamDecorator((): MemberPrincipal => {
  const principal = context.principal;
  if (principal?.kind !== 'member') throw new NotAuthenticated();
  return principal;
});

/** Whoever makes the request, `null` for a guest. */
export const CurrentPrincipal = createParamDecorator((): Principal | null => context.principal);

import { SetMetadata, createParamDecorator, type CustomDecorator } from '@nestjs/common';
import { NotAuthenticated } from '@housebrand/shared';
import type { MemberPrincipal, Principal } from './principal';
import { RequestContext } from './request-context';

export const ACCESS_METADATA = 'housebrand:access';

/** Who may call a route. Without a decorator a member's session is required. */
export type Access = 'public' | 'member' | 'memberOrAgentKey' | 'agentKey';

/** Anybody may call it. */
export const Public = (): CustomDecorator => SetMetadata(ACCESS_METADATA, 'public' satisfies Access);

/** An agent key may call it as well as a member. */
export const AgentKeyAllowed = (): CustomDecorator => SetMetadata(ACCESS_METADATA, 'memberOrAgentKey' satisfies Access);

/** Only an agent key may call it. */
export const AgentKeyOnly = (): CustomDecorator => SetMetadata(ACCESS_METADATA, 'agentKey' satisfies Access);

const context = new RequestContext();

/** The member whose session makes the request. @throws NotAuthenticated when it is not a member's */
export const CurrentMember = createParamDecorator((): MemberPrincipal => {
  const principal = context.principal;
  if (principal?.kind !== 'member') throw new NotAuthenticated();
  return principal;
});

/** Whoever makes the request, `null` for a guest. */
export const CurrentPrincipal = createParamDecorator((): Principal | null => context.principal);

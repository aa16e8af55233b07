import { Injectable } from '@nestjs/common';
import { NotFound, usernameHasPrefix } from '@housebrand/shared';
import { MemberSystemGateway } from '@housebrand/providers/nest';
import { RequestContext, requireSelf } from '@housebrand/shared/nest';
import { profileAndCredit, type ProfileAndCredit } from '../core';

/** The balance the provider holds. Ours is only the figure's way to the member, and when it was given. */
@Injectable()
export class BalanceService {
  constructor(
    private readonly memberSystem: MemberSystemGateway,
    private readonly context: RequestContext,
  ) {}

  /** @throws Forbidden for anybody else's, NotFound, and what the gateway throws */
  async find(prefix: string, username: string): Promise<ProfileAndCredit> {
    const principal = requireSelf(this.context.principal, prefix, username);
    const wanted = username.trim().toUpperCase();
    if (!usernameHasPrefix(wanted, principal.prefix)) throw new NotFound();
    return profileAndCredit(await this.memberSystem.balance(principal.prefix, wanted));
  }
}

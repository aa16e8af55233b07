import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { BalanceGateway } from '@housebrand/providers/nest';
import { profileAndCredit, type ProfileAndCredit } from '../core';

/** The balance the provider holds. Ours is only the figure's way to the member, and when it was given. */
@Injectable()
export class BalanceService {
  constructor(private readonly balances: BalanceGateway) {}

  /** @throws what the gateway throws */
  async find(member: MemberRef): Promise<ProfileAndCredit> {
    return profileAndCredit(await this.balances.current(member));
  }
}

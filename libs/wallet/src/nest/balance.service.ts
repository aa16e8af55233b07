import { Injectable } from '@nestjs/common';
import type { MemberRef } from '@housebrand/shared';
import { BalanceGateway } from '@housebrand/providers/nest';
import { profileAndCredit, type ProfileAndCredit } from '../core';

/** A member's balance as the provider reports it, with the time of the report. */
@Injectable()
export class BalanceService {
  constructor(private readonly balances: BalanceGateway) {}

  /** @throws the gateway's errors */
  async find(member: MemberRef): Promise<ProfileAndCredit> {
    return profileAndCredit(await this.balances.current(member));
  }
}

import { balanceContracts as calls } from '@housebrand/providers';
import { bahtNumber } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { Members } from '../../books/members';
import { WorldClock } from '../../world/clock';
import { handler, type WireHandler } from '../handler';
import { CODES, Refusal, MESSAGES } from '../refusal';

/** Handles the bridge's balance call. */
@Injectable()
export class BalanceHandlers {
  constructor(
    private readonly members: Members,
    private readonly clock: WorldClock,
  ) {}

  all(): WireHandler[] {
    return [
      handler(calls.profileAndCredit, async ({ params, body }) => {
        const member = await this.members.byUsername(body.username);
        if (!member || member.prefix !== params.prefix.toUpperCase())
          throw new Refusal(CODES.memberMismatch, MESSAGES.memberMismatch);
        return {
          data: {
            username: member.username,
            balance: bahtNumber(member.credit),
            point: member.points,
            name: `${member.first_name} ${member.last_name}`,
            asOf: this.clock.now().toISOString(),
          },
        };
      }),
    ];
  }
}

import type { FactoryProvider } from '@nestjs/common';
import { IncomeAccount, PlayedBets, type IncomeWithdrawal } from '@housebrand/affiliate';
import { TurnoverLog } from '@housebrand/bets/nest';
import type { AgentTx } from '@housebrand/shared/nest';
import type { PaymentEntry } from '@housebrand/wallet';
import { AffiliatePayable } from '@housebrand/wallet/nest';
import { FeedOffer } from './feed-offer';

/** Binds the ports of the referral programme to play, the ledger and the agents' configuration. */
export const affiliateBindings: FactoryProvider[] = [
  {
    provide: PlayedBets,
    inject: [TurnoverLog, FeedOffer],
    useFactory: (log: TurnoverLog, offer: FeedOffer): PlayedBets => ({
      assertOffered: () => offer.assertOffered(),
      agents: () => log.agents(),
      after: (prefix, position, limit) => log.after(prefix, position, limit),
    }),
  },
  {
    provide: IncomeAccount,
    inject: [AffiliatePayable],
    useFactory: (payable: AffiliatePayable): IncomeAccount<AgentTx> => ({
      assertOffered: (member) => payable.assertOffered(member),
      accrue: (tx, username, amount) => payable.accrue(tx, username, amount),
      balance: (member) => payable.balance(member),
      withdraw: async (member, request) => {
        const started = await payable.withdraw(member, request);
        return started && toWithdrawal(started);
      },
      withdrawals: async (member, page, range) => {
        const { data, total } = await payable.withdrawals(member, page, range);
        return { data: data.map(toWithdrawal), total };
      },
    }),
  },
];

function toWithdrawal({ id, amount, status, rejectReason, createdAt }: PaymentEntry): IncomeWithdrawal {
  // payments in our ledger always have a status
  return { id, amount, status: status!, rejectReason, createdAt };
}

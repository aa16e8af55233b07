import type { FactoryProvider } from '@nestjs/common';
import { IncomeAccount, type IncomeWithdrawal } from '@housebrand/affiliate';
import type { AgentTx } from '@housebrand/shared/nest';
import type { PaymentEntry } from '@housebrand/wallet';
import { AffiliatePayable } from '@housebrand/wallet/nest';

/** Binds the ports of the referral programme to the ledger. */
export const affiliateBindings: FactoryProvider[] = [
  {
    provide: IncomeAccount,
    inject: [AffiliatePayable],
    useFactory: (payable: AffiliatePayable): IncomeAccount<AgentTx> => ({
      assertOffered: (member) => payable.assertOffered(member),
      accrue: (tx, amounts) => payable.accrue(tx, amounts),
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

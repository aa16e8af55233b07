import type { Migration } from '@housebrand/shared/nest';
import { providerMoves } from './0002-provider-moves';
import { ledger } from './0003-ledger';
import { paymentMoves } from './0004-payment-moves';
import { coupons } from './0005-coupons';
import { reversals } from './0006-reversals';
import { depositMoves } from './0007-deposit-moves';
import { openMoves } from './0008-open-moves';
import { purchases } from './0009-purchases';
import { affiliatePayable } from './0010-affiliate-payable';
import { reconciliation } from './0011-reconciliation';
import { moneyAudit } from './0012-audit';
import { couponTurnover } from './0013-coupon-turnover';
import { goOn } from './0014-go-on';
import { giftsInLine } from './0015-gifts-in-line';
import { heavyMembers } from './0016-heavy-members';
import { whoTakesBack } from './0017-who-takes-back';
import { casesOfAUnit } from './0018-cases-of-a-unit';
import { droppedCoupons } from './0019-dropped-coupons';
import { balances } from './0020-balances';
import { walletRights } from './rights';

/** The tables of the wallet. */
export const walletMigrations: readonly Migration[] = [
  providerMoves,
  ledger,
  paymentMoves,
  coupons,
  reversals,
  depositMoves,
  openMoves,
  purchases,
  affiliatePayable,
  reconciliation,
  moneyAudit,
  couponTurnover,
  goOn,
  giftsInLine,
  heavyMembers,
  whoTakesBack,
  casesOfAUnit,
  droppedCoupons,
  balances,
  walletRights,
];

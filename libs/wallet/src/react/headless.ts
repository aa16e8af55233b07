import {
  api,
  readingOf,
  requestStepUp,
  useAction,
  useMoneyAction,
  usePortal,
  type Action,
  type Page,
  type Reading,
} from '@housebrand/shared/react';
import { useQuery } from '@housebrand/shared/react';
import {
  OPEN_DEPOSIT_ADDRESS,
  paymentsAddress,
  type MoveView,
  type OpenDepositResult,
  type PaymentEntry,
  type ProfileAndCredit,
  type ReceivingBankAccount,
  type Redemption,
  type ReportedDeposit,
  type ReportedPayment,
  type ViewMode,
  type WithdrawCondition,
} from '../core';
import { useBankAccounts } from './api/get-bank-accounts';
import { EVERY_CREDIT, useCredit } from './api/get-credit';
import { useLatestDeposits } from './api/get-latest-deposits';
import { useLatestWithdrawals } from './api/get-latest-withdrawals';
import { PAYMENTS_KEY } from './api/get-payments';
import { REPORT_KEY } from './api/get-report';
import { useWithdrawCondition } from './api/get-withdraw-condition';
import { redeemCoupon } from './api/redeem-coupon';
import { sendGift } from './api/send-gift';
import { sendMove } from './api/send-move';

const MONEY = [EVERY_CREDIT, REPORT_KEY, PAYMENTS_KEY, ['wallet', 'withdrawCondition']];

/** Spendable credit as the provider tells it; read again whenever the page comes back into view. */
export function useBalance(): Reading<ProfileAndCredit> {
  return readingOf(useCredit(usePortal().member));
}

/** What a member may bring in. */
export interface DepositRequest {
  /** Baht. */
  value: number;
}

/** Bringing money in. */
export interface Deposits {
  /** Opens a deposit: an exact amount, an account and a PromptPay payload where there is one. */
  open: Action<DepositRequest, OpenDepositResult>;
  /** Where to transfer to. */
  accounts: Reading<ReceivingBankAccount[]>;
  /** The newest ones, and what became of them. */
  latest: Reading<ReportedDeposit[]>;
}

/** Opens deposits and follows them. A wish is sent under one key until its answer has come. */
export function useDeposit(): Deposits {
  const { member } = usePortal();
  const open = useMoneyAction<DepositRequest, OpenDepositResult>(
    'deposit',
    (request, idempotencyKey) => api.post(OPEN_DEPOSIT_ADDRESS, request, { idempotencyKey }),
    MONEY,
  );
  return { open, accounts: readingOf(useBankAccounts(member)), latest: readingOf(useLatestDeposits(member)) };
}

/** What a member wants to take out. */
export interface WithdrawRequest {
  /** Baht. */
  amount: number;
}

/** Taking money out. */
export interface Withdrawals {
  /** Asks for a withdrawal. Refused with code 4401 it wants {@link Withdrawals.confirm} first. */
  withdraw: Action<WithdrawRequest, MoveView>;
  /** The password typed again. */
  confirm: Action<{ password: string }, void>;
  /** Whether money may leave, and what stands in the way. */
  condition: Reading<WithdrawCondition>;
  latest: Reading<ReportedPayment[]>;
}

/** Asks for withdrawals and follows them. A wish is sent under one key until its answer has come. */
export function useWithdraw(): Withdrawals {
  const { member } = usePortal();
  return {
    withdraw: useMoneyAction(
      'withdraw',
      ({ amount }: WithdrawRequest, key) => sendMove({ kind: 'WITHDRAWAL', amount, key, moveId: null }),
      MONEY,
    ),
    confirm: useAction(({ password }: { password: string }) => requestStepUp(password)),
    condition: readingOf(useWithdrawCondition(member)),
    latest: readingOf(useLatestWithdrawals(member, false)),
  };
}

/** A gift to another member of the agent. */
export interface GiftRequest {
  receiverUsername: string;
  /** Chips, one for each baht of credit. */
  amount: number;
}

/** Giving chips to other members of the agent. */
export interface Gifts {
  send: Action<GiftRequest, PaymentEntry>;
  sent: Reading<Page<PaymentEntry[]>>;
  received: Reading<Page<PaymentEntry[]>>;
}

function useLatestPayments(mode: ViewMode): Reading<Page<PaymentEntry[]>> {
  const { member } = usePortal();
  return readingOf(
    useQuery({
      queryKey: [...PAYMENTS_KEY, mode, member?.prefix, member?.username, 'latest'],
      queryFn: ({ signal }) => api.page<PaymentEntry[]>(paymentsAddress(mode), { signal }),
      enabled: member !== null,
      meta: { live: ['payments'] },
    }),
  );
}

/** Gifts of chips: sends one, and the newest ten each way. */
export function useGifts(): Gifts {
  const { member } = usePortal();
  return {
    send: useMoneyAction(
      'gift',
      (request: GiftRequest, key) => sendGift({ depositUsername: member?.username ?? '', ...request }, key),
      MONEY,
    ),
    sent: useLatestPayments('gift_sent'),
    received: useLatestPayments('gift_received'),
  };
}

/** Redeems a coupon: `POST /api/apps/coupons.redeem`. */
export function useCoupon(): Action<{ couponCode: string }, Redemption> {
  return useMoneyAction('coupon', ({ couponCode }, key) => redeemCoupon(couponCode, key), MONEY);
}

import {
  actionOf,
  api,
  readingOf,
  requestKeys,
  requestStepUp,
  useIdempotentMutation,
  useMutation,
  usePortal,
  useQuery,
  type Action,
  type Page,
  type Reading,
} from '@housebrand/shared/headless';
import {
  OPEN_DEPOSIT_ADDRESS,
  paymentsAddress,
  type CouponPreview,
  type CouponReturn,
  type CouponReturnPreview,
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
import { previewCoupon } from './api/preview-coupon';
import { useCouponReturnPreview } from './api/preview-coupon-return';
import { redeemCoupon } from './api/redeem-coupon';
import { returnCoupon, type CouponToReturn } from './api/return-coupon';
import { sendGift } from './api/send-gift';
import { sendMove } from './api/send-move';

export type { CouponToReturn } from './api/return-coupon';

const MONEY = [EVERY_CREDIT, REPORT_KEY, PAYMENTS_KEY, ['wallet', 'withdrawCondition']];

/** Returns the spendable credit reported by the provider; refetches whenever the page becomes visible. */
export function useBalance(): Reading<ProfileAndCredit> {
  return readingOf(useCredit(usePortal().member));
}

/** A deposit to open. */
export interface DepositRequest {
  /** Baht. */
  value: number;
}

/** Deposits of the member. */
export interface Deposits {
  /** Opens a deposit with an exact amount, an account, and a PromptPay payload if the agent accepts PromptPay. */
  open: Action<DepositRequest, OpenDepositResult>;
  /** Bank accounts to transfer to. */
  accounts: Reading<ReceivingBankAccount[]>;
  /** The newest deposits with their status. */
  latest: Reading<ReportedDeposit[]>;
}

/** Opens and tracks deposits. A request keeps its idempotency key until its reply arrives. */
export function useDeposit(): Deposits {
  const { member } = usePortal();
  const open = useIdempotentMutation({
    keys: requestKeys(member, 'headless:deposit'),
    mutationFn: (request: DepositRequest, idempotencyKey) =>
      api.post<OpenDepositResult>(OPEN_DEPOSIT_ADDRESS, request, { idempotencyKey }),
    invalidates: MONEY,
  });
  return {
    open: actionOf(open),
    accounts: readingOf(useBankAccounts(member)),
    latest: readingOf(useLatestDeposits(member)),
  };
}

/** A withdrawal to request. */
export interface WithdrawRequest {
  /** Baht. */
  amount: number;
}

/** Withdrawals of the member. */
export interface Withdrawals {
  /** Requests a withdrawal. Error code 4401 requires {@link Withdrawals.confirm} first. */
  withdraw: Action<WithdrawRequest, MoveView>;
  /** Confirms the password for the step-up. */
  confirm: Action<{ password: string }, void>;
  /** Whether the member can withdraw now, and if not, why. */
  condition: Reading<WithdrawCondition>;
  latest: Reading<ReportedPayment[]>;
}

/** Requests and tracks withdrawals. A request keeps its idempotency key until its reply arrives. */
export function useWithdraw(): Withdrawals {
  const { member } = usePortal();
  return {
    withdraw: actionOf(
      useIdempotentMutation({
        keys: requestKeys(member, 'headless:withdraw'),
        mutationFn: ({ amount }: WithdrawRequest, key) => sendMove({ kind: 'WITHDRAWAL', amount }, key),
        invalidates: MONEY,
      }),
    ),
    confirm: actionOf(useMutation({ mutationFn: ({ password }: { password: string }) => requestStepUp(password) })),
    condition: readingOf(useWithdrawCondition(member)),
    latest: readingOf(useLatestWithdrawals(member, false)),
  };
}

/** A gift to another member of the agent. */
export interface GiftRequest {
  receiverUsername: string;
  /** Chips: one chip is one baht of credit. */
  amount: number;
}

/** Gifts to and from other members of the agent. */
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

/** Sends gifts, and returns the newest ten sent and received. */
export function useGifts(): Gifts {
  const { member } = usePortal();
  return {
    send: actionOf(
      useIdempotentMutation({
        keys: requestKeys(member, 'headless:gift'),
        mutationFn: (request: GiftRequest, key) =>
          sendGift({ depositUsername: member?.username ?? '', ...request }, key),
        invalidates: MONEY,
      }),
    ),
    sent: useLatestPayments('gift_sent'),
    received: useLatestPayments('gift_received'),
  };
}

/** Returns what a coupon gives and requires: `POST /api/apps/coupons.preview`. Show it before {@link useCoupon}. */
export function useCouponPreview(): Action<{ couponCode: string }, CouponPreview> {
  return actionOf(useMutation({ mutationFn: ({ couponCode }: { couponCode: string }) => previewCoupon(couponCode) }));
}

/** Redeems a coupon: `POST /api/apps/coupons.redeem`. */
export function useCoupon(): Action<{ couponCode: string }, Redemption> {
  const { member } = usePortal();
  return actionOf(
    useIdempotentMutation({
      keys: requestKeys(member, 'headless:coupon'),
      mutationFn: ({ couponCode }: { couponCode: string }, key) => redeemCoupon(couponCode, key),
      invalidates: MONEY,
    }),
  );
}

/** Returns of coupons whose turnover requirement blocks withdrawals. */
export interface CouponReturns {
  /** What returning the coupon takes and ends, and what can be withdrawn afterwards. Show it before {@link CouponReturns.giveBack}. */
  preview: Reading<CouponReturnPreview>;
  /**
   * Returns a coupon: `POST /api/apps/coupons/redemptions/{id}/return`. Error code 4401 requires {@link Withdrawals.confirm} first, 409
   * means that more would be taken now or that the coupon cannot be returned. The coupon stays used.
   */
  giveBack: Action<CouponToReturn, CouponReturn>;
}

/**
 * Returns a coupon that blocks withdrawals. The coupons are the demands of the kind `coupon` in {@link Withdrawals.condition}; follow the
 * outcome in the payments.
 * @param id the demand's `reference`; `null`: no preview
 */
export function useCouponReturn(id: string | null): CouponReturns {
  const { member } = usePortal();
  return {
    preview: readingOf(useCouponReturnPreview(member, id)),
    giveBack: actionOf(
      useIdempotentMutation({
        keys: requestKeys(member, 'headless:couponReturn'),
        mutationFn: returnCoupon,
        invalidates: MONEY,
      }),
    ),
  };
}

import { formatPlainSatang } from '@housebrand/shared';
import { Button, Skeleton, usePortal } from '@housebrand/shared/react';
import { IconRepeat } from '@tabler/icons-react';
import { lastDeposit } from '../../../core';
import { useLatestDeposits } from '../../api/get-latest-deposits';
import { usePaymentMessages } from '../../payment-messages';
import type { DepositMethod } from './deposit-methods';

/** What a repetition enters. */
export interface RepeatedDeposit {
  method: DepositMethod;
  amountSatang: number;
}

const METHODS = { BANK: 'bank', DEPOSIT_POINT: 'qr', TRUE_MONEY: 'wallet' } as const;

/** Enters the amount and method of the member's last completed deposit; sends nothing. */
export function RepeatDeposit({
  closed,
  onRepeat,
}: {
  closed: readonly DepositMethod[];
  onRepeat: (repeated: RepeatedDeposit) => void;
}) {
  const t = usePaymentMessages();
  const { member } = usePortal();
  const { data: deposits, isPending } = useLatestDeposits(member);
  // keeps the place of the button, so that the methods below do not move
  if (isPending && member && member.tier.depositAmount > 0) return <Skeleton height={36} radius={18} />;
  const last = lastDeposit(deposits ?? []);
  if (!last || closed.includes(METHODS[last.channel])) return null;
  const { amountSatang } = last;
  const method = METHODS[last.channel];
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<IconRepeat size={18} aria-hidden />}
      onClick={() => onRepeat({ method, amountSatang })}
    >
      {t('repeat', { amount: formatPlainSatang(BigInt(amountSatang)), method: t(`method.${method}`) })}
    </Button>
  );
}

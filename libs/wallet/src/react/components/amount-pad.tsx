import { formatCount, formatPlainSatang, formatSatang, type Satang } from '@housebrand/shared';
import { FigurePad } from '@housebrand/shared/react';
import { amountText, groupedAmount, satangTyped, typedAmount, type AmountLimits } from '../../core';
import { usePaymentMessages } from '../payment-messages';

/** The chips, in baht. */
const QUICK = [100, 300, 500, 1_000, 3_000, 5_000] as const;

export interface AmountPadProps {
  /** Above the figure: what the amount is for. */
  label: string;
  /** As `typedAmount` keeps it; nothing is chosen beforehand. */
  value: string;
  onChange: (value: string) => void;
  limits: AmountLimits;
  /** Takes the place of the line with the limits. */
  error?: string | null;
  /** All there is: stands in the place of the last chip. */
  all?: Satang | null;
  /** The amount is one of chips. */
  isChips?: boolean;
}

/** A typed figure over chips that set it. */
export function AmountPad({ label, value, onChange, limits, error, all, isChips = false }: AmountPadProps) {
  const t = usePaymentMessages();
  const satang = satangTyped(value);
  const hint = useLimitsLine(limits, isChips);
  const quick: readonly (readonly [string, Satang])[] = [
    ...QUICK.slice(0, all === undefined ? undefined : -1).map(
      (baht) => [formatCount(baht), BigInt(baht) * 100n] as const,
    ),
    ...(all ? [[t('all'), all] as const] : []),
  ];
  return (
    <FigurePad
      label={label}
      value={groupedAmount(value)}
      inputMode="decimal"
      isBaht={!isChips}
      onChange={(typed) => onChange(typedAmount(typed))}
      line={error ?? hint}
      isWrong={Boolean(error)}
      choicesLabel={t('quickAmounts')}
      choices={quick.map(([text, amount]) => ({
        text,
        isChosen: satang === amount,
        onChoose: () => onChange(amountText(amount)),
      }))}
    />
  );
}

/** `ขั้นต่ำ 20.00 · สูงสุด 200,000.00 ต่อครั้ง`, as far as the limits are known; chips are counted whole. */
function useLimitsLine({ minSatang, maxSatang }: AmountLimits, isChips: boolean): string {
  const t = usePaymentMessages();
  const figure = isChips ? formatPlainSatang : formatSatang;
  const min = minSatang === null ? null : figure(BigInt(minSatang));
  const max = maxSatang === null ? null : figure(BigInt(maxSatang));
  if (min && max) return t('limits', { min, max });
  if (min) return t('limitMin', { min });
  return max ? t('limitMax', { max }) : '';
}

import { formatCount, formatPlainSatang, formatSatang, satangFromBaht, type Satang } from '@housebrand/shared';
import { FigurePad } from '@housebrand/shared/react';
import { Fragment } from 'react';
import { amountText, satangTyped, type AmountLimits } from '../../../core';
import { usePaymentMessages } from '../../payment-messages';

/** Preset amounts in baht. */
const QUICK = [100, 300, 500, 1_000, 3_000, 5_000] as const;

export interface AmountPadProps {
  /** What the amount is for; shown above the figure. */
  label: string;
  /** Normalized by `typedAmount`; empty at first. */
  value: string;
  onChange: (value: string) => void;
  limits: AmountLimits;
  /** What the member's own limit leaves, below the limits. */
  ownLimit?: string | null;
  /** Replaces the lines with the limits. */
  error?: string | null;
  /** The whole amount available, satang; replaces the last preset. */
  all?: Satang | null;
  /** The amount counts chips, not baht. */
  isChips?: boolean;
}

/** A field for an amount, with buttons for preset amounts. */
export function AmountPad(props: AmountPadProps) {
  const { label, value, onChange, limits, ownLimit, error, all, isChips = false } = props;
  const t = usePaymentMessages();
  const satang = satangTyped(value);
  const hint = useLimitsHint(limits, isChips);
  const quick: readonly (readonly [string, Satang])[] = [
    ...QUICK.slice(0, all === undefined ? undefined : -1).map(
      (baht) => [formatCount(baht), satangFromBaht(baht)] as const,
    ),
    ...(all ? [[t('all'), all] as const] : []),
  ];
  return (
    <FigurePad
      label={label}
      value={value}
      isBaht={!isChips}
      onChange={onChange}
      line={error ?? <Hints lines={[hint, ownLimit]} />}
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

/** The lines that have a text, each on its own. */
function Hints({ lines }: { lines: readonly (string | null | undefined)[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      <span>{line}</span>
    </Fragment>
  ));
}

/** `ขั้นต่ำ 20.00 · สูงสุด 200,000.00 ต่อครั้ง`, as far as limits are known. Chips have no decimals. */
function useLimitsHint({ minSatang, maxSatang }: AmountLimits, isChips: boolean): string {
  const t = usePaymentMessages();
  const figure = isChips ? formatPlainSatang : formatSatang;
  const min = minSatang === null ? null : figure(BigInt(minSatang));
  const max = maxSatang === null ? null : figure(BigInt(maxSatang));
  if (min && max) return t('limits', { min, max });
  if (min) return t('limitMin', { min });
  return max ? t('limitMax', { max }) : '';
}

import { formatSatang, type Satang } from '@housebrand/shared';
import { classNames, useSharedWords } from '@housebrand/shared/react';
import { useId } from 'react';
import { amountText, groupedAmount, satangTyped, typedAmount, type AmountLimits } from '../../../core';
import { usePaymentWords } from '../../payment-words';
import classes from './amount-pad.module.css';

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
}

/** A typed figure over chips that set it. */
export function AmountPad({ label, value, onChange, limits, error, all }: AmountPadProps) {
  const words = usePaymentWords();
  const shared = useSharedWords();
  const id = useId();
  const satang = satangTyped(value);
  const hint = useLimitsLine(limits);
  const quick: readonly (readonly [string, Satang])[] = [
    ...QUICK.slice(0, all === undefined ? undefined : -1).map(
      (baht) => [baht.toLocaleString('en'), BigInt(baht) * 100n] as const,
    ),
    ...(all ? [[words('all'), all] as const] : []),
  ];
  return (
    <div className={classes.pad}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <div className={classes.figure}>
        <span className={classes.sign} aria-hidden>
          {shared('bahtSign')}
        </span>
        <input
          id={id}
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          placeholder="0"
          value={groupedAmount(value)}
          // the field is as wide as its figure, so that both stand in the middle together
          size={Math.max(1, groupedAmount(value).length)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-line`}
          onChange={(event) => onChange(typedAmount(event.currentTarget.value))}
        />
      </div>
      <p id={`${id}-line`} className={classNames(classes.line, error && classes.error)} aria-live="polite">
        {error ?? hint}
      </p>
      <div className={classes.chips} role="group" aria-label={words('quickAmounts')}>
        {quick.map(([text, amount]) => (
          <button
            key={text}
            type="button"
            className={classes.chip}
            aria-pressed={satang === amount}
            onClick={() => onChange(amountText(amount))}
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}

/** `ขั้นต่ำ 20.00 · สูงสุด 200,000.00 ต่อครั้ง`, as far as the limits are known. */
function useLimitsLine({ minSatang, maxSatang }: AmountLimits): string {
  const words = usePaymentWords();
  const min = minSatang === null ? null : formatSatang(BigInt(minSatang));
  const max = maxSatang === null ? null : formatSatang(BigInt(maxSatang));
  if (min && max) return words('limits', { min, max });
  if (min) return words('limitMin', { min });
  return max ? words('limitMax', { max }) : '';
}

import { satangFromBaht, typedAmount } from '@housebrand/shared';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useMoneyMessages } from './messages';

/** What the provider's records say about a settled payment. */
export interface SettleValues {
  /** Text of the reference field. */
  reference: string;
  /** Text of the amount field in baht. */
  amount: string;
}

/** Reads the amount field in satang; `null`: not an amount. */
export function typedSatang(text: string): number | null {
  const typed = typedAmount(text);
  const satang = typed ? Number(satangFromBaht(typed.replace(/\.$/, ''))) : 0;
  return satang > 0 ? satang : null;
}

/** The fields of a settlement: the provider's reference, and the amount if we do not know it. */
export interface SettleFieldsProps {
  values: SettleValues;
  onChange: (values: SettleValues) => void;
  needsReference: boolean;
  needsAmount: boolean;
}

/** Asks for what the provider's records say. */
export function SettleFields({ values, onChange, needsReference, needsAmount }: SettleFieldsProps) {
  const t = useMoneyMessages();
  const [isLeft, setIsLeft] = useState(false);
  const { reference, amount } = values;
  return (
    <>
      {needsReference && (
        <TextInput
          label={t('providerReference')}
          required
          maxLength={100}
          value={reference}
          error={isLeft && reference.trim() === '' ? t('referenceNeeded') : null}
          onBlur={() => setIsLeft(true)}
          onChange={({ currentTarget }) => onChange({ ...values, reference: currentTarget.value })}
        />
      )}
      {needsAmount && (
        <TextInput
          label={t('amountField')}
          required
          inputMode="decimal"
          value={amount}
          error={isLeft && typedSatang(amount) === null ? t('amountNeeded') : null}
          onBlur={() => setIsLeft(true)}
          onChange={({ currentTarget }) => onChange({ ...values, amount: currentTarget.value })}
        />
      )}
    </>
  );
}

import { normalizeDigits } from '@housebrand/shared';
import { TextField, useForm, usePortal } from '@housebrand/shared/react';
import { IconCreditCard } from '@tabler/icons-react';
import { ACCOUNT_MIN_LENGTH, authMessages } from '../../../core';
import { checkRegister } from '../../api/check-register';
import { groupedAccount } from '../../session/masks';
import { atItsField, useStepRules } from '../../session/registration-draft';
import { useRegistrationMessages } from '../../registration-messages';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import { BankChoice } from './bank-choice';
import { StepForm } from './step-form';
import { useReported, type StepProps } from './step-props';

/** Step 2: the bank account for deposits and withdrawals. */
export function AccountStep({ draft, problem, onNext }: StepProps) {
  const t = useRegistrationStepMessages();
  const frame = useRegistrationMessages();
  const { prefix } = usePortal();
  const filled = useForm({
    initial: { bankName: draft.bankName, accountNumber: groupedAccount(draft.accountNumber) },
    secrets: {},
    rules: useStepRules('account', draft),
    messages: [authMessages],
    send: async ({ bankName, accountNumber }) => {
      const value = normalizeDigits(accountNumber);
      await atItsField(checkRegister({ prefix, type: 'ACCOUNT', value }));
      await onNext({ bankName, accountNumber: value });
    },
  });
  const form = useReported(filled, problem);
  const missing = ACCOUNT_MIN_LENGTH - normalizeDigits(form.values.accountNumber).length;
  return (
    <StepForm form={form} title={t('accountTitleStep')} text={t('accountText')} action={frame('next')}>
      <BankChoice binding={form.choice('bankName')} chosen={form.values.bankName} />
      <TextField
        {...form.field('accountNumber', groupedAccount)}
        label={t('accountNumber')}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        icon={<IconCreditCard size={20} aria-hidden />}
        hint={missing > 0 && missing < ACCOUNT_MIN_LENGTH ? t('accountMissing', { count: missing }) : undefined}
        isGood={missing <= 0 && problem === null}
      />
    </StepForm>
  );
}

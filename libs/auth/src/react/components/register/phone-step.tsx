import { normalizeTel } from '@housebrand/shared';
import { ApiError, LinkButton, TextField, useForm, usePath, usePortal } from '@housebrand/shared/react';
import { IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { authMessages, REGISTRATION_ANSWERS } from '../../../core';
import { checkRegister } from '../../api/check-register';
import { groupedTel } from '../../session/masks';
import { atItsField, useStepRules } from '../../session/registration-draft';
import { useAuthMessages } from '../../messages';
import { useRegistrationMessages } from '../../registration-messages';
import { StepForm } from './step-form';
import { useReported, type StepProps } from './step-props';
import classes from './register.module.css';

/** Step 1: a phone number that no member uses yet. */
export function PhoneStep({ draft, problem, onNext }: StepProps) {
  const t = useRegistrationMessages();
  const access = useAuthMessages();
  const { prefix } = usePortal();
  const [isKnown, setKnown] = useState(problem !== null);
  const filled = useForm({
    initial: { tel: groupedTel(draft.tel) },
    secrets: {},
    rules: useStepRules('phone', draft),
    messages: [authMessages],
    send: async ({ tel }) => {
      const value = normalizeTel(tel);
      try {
        await atItsField(checkRegister({ prefix, type: 'PHONE', value }));
      } catch (error) {
        setKnown(error instanceof ApiError && REGISTRATION_ANSWERS[error.code] !== undefined);
        throw error;
      }
      await onNext({ tel: value });
    },
  });
  const form = useReported(filled, problem);
  return (
    <StepForm form={form} title={t('phoneTitle')} text={t('phoneText')} action={t('next')}>
      <TextField
        {...form.field('tel', groupedTel)}
        label={access('tel')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        icon={<IconPhone size={20} aria-hidden />}
      />
      {isKnown && <OtherWays />}
    </StepForm>
  );
}

/** Links for people who are already members. */
function OtherWays() {
  const t = useAuthMessages();
  const path = usePath();
  return (
    <div className={classes.ways}>
      <LinkButton variant="ghost" size="sm" to={path('login')}>
        {t('loginAction')}
      </LinkButton>
      <LinkButton variant="ghost" size="sm" to={path('forget-password')}>
        {t('toForget')}
      </LinkButton>
    </div>
  );
}

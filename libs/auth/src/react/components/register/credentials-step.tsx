import { Checkbox, LegalLinks, PasswordField, TextField, useForm, usePortal } from '@housebrand/shared/react';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { authMessages, confirmationProblems, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from '../../../core';
import { useStepRules, type RegistrationDraft } from '../../session/registration-draft';
import { useAuthMessages } from '../../messages';
import { usePasswordMessages } from '../../password-messages';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import { PasswordTicks, usePasswordTicks } from '../password-ticks';
import { StepForm } from './step-form';
import { useReported, type StepProps } from './step-props';
import classes from './register.module.css';

/** Step 4: username, password and acceptance of the terms. */
export function CredentialsStep({ draft, problem, onNext }: StepProps) {
  const t = useRegistrationStepMessages();
  const access = useAuthMessages();
  const passwords = usePasswordMessages();
  const { prefix, minimumAge } = usePortal();
  const form = useReported(useCredentialsForm(draft, onNext), problem);
  const { binding, unmet } = usePasswordTicks(form.field('password'));
  const consentError = form.choice('consent').error;
  const lock = <IconLock size={20} aria-hidden />;
  const common = { maxLength: PASSWORD_MAX_LENGTH, icon: lock, autoComplete: 'new-password' } as const;
  return (
    <StepForm
      form={form}
      title={t('credentialsTitle')}
      text={t('credentialsText', { prefix })}
      action={t('createAccount')}
    >
      <TextField
        {...form.field('username', (typed) => typed.toUpperCase())}
        label={access('username')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={USERNAME_MAX_LENGTH - prefix.length}
        icon={<span className={classes.prefix}>{prefix}</span>}
      />
      <PasswordField {...binding} {...common} label={access('password')} />
      <PasswordTicks unmet={unmet} />
      <PasswordField {...form.field('confirmation')} {...common} label={passwords('passwordAgain')} />
      <Checkbox {...form.checkbox('consent')} label={t('consent', { age: minimumAge })} />
      <LegalLinks inNewTab className={classes.legal} />
      <p className={classes.wrong} role="alert">
        {consentError && (
          <>
            <IconAlertCircle size={17} aria-hidden />
            <span>{consentError}</span>
          </>
        )}
      </p>
    </StepForm>
  );
}

function useCredentialsForm(draft: RegistrationDraft, onNext: StepProps['onNext']) {
  const rules = useStepRules('credentials', draft);
  return useForm({
    initial: { username: draft.username, password: '', confirmation: '', consent: draft.consent },
    secrets: { password: true, confirmation: true },
    rules: ({ confirmation, ...values }) => [...rules(values), ...confirmationProblems(values.password, confirmation)],
    messages: [authMessages],
    send: async ({ username, password, consent }) => onNext({ username, password, consent }),
  });
}

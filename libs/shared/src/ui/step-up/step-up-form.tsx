import { useState } from 'react';
import type { PasskeyAnswer } from '../../core';
import { ApiError, requestStepUp, showSecondFactor, useSharedMessages } from '../../browser';
import { FormBox } from '../form/form-box';
import { PasswordField } from '../form/password-field';
import { TextField } from '../form/text-field';
import { useForm } from '../form/use-form';
import { Button } from '../components/button';
import { canShow, PasskeyButton } from './passkey-button';
import { passkeyIn, type ProofRequest } from './proof-request';

const MAX_PASSWORD_LENGTH = 128;
const MAX_CODE_LENGTH = 32;

/** Asks for the password, code or passkey that an operation requires. */
export default function StepUpForm({ wanted, onShown }: { wanted: ProofRequest; onShown: () => void }) {
  const t = useSharedMessages();
  const isCode = wanted.kind === 'code';
  const { form, challenge, showPasskey } = useStepUpForm(wanted, onShown);
  // The passkey button gets the focus if there is one; the form may also load after the sheet.
  const isFirst = !challenge || !canShow(challenge);
  return (
    <FormBox
      form={form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {t('assuredConfirm')}
        </Button>
      }
    >
      {challenge && <PasskeyButton challenge={challenge} onAnswer={showPasskey} />}
      <p>{t(isCode ? 'assuredCodeText' : 'assuredText')}</p>
      {isCode ? (
        <TextField
          {...form.field('secret')}
          label={t('assuredCode')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus={isFirst}
          data-autofocus={isFirst || undefined}
          enterKeyHint="go"
          required
          maxLength={MAX_CODE_LENGTH}
        />
      ) : (
        <PasswordField
          {...form.field('secret')}
          label={t('assuredPassword')}
          autoComplete="current-password"
          autoFocus
          data-autofocus
          enterKeyHint="go"
          required
          maxLength={MAX_PASSWORD_LENGTH}
        />
      )}
    </FormBox>
  );
}

/** The form, which also submits a passkey as if it had been typed. */
function useStepUpForm(wanted: ProofRequest, onShown: () => void) {
  const [challenge, setChallenge] = useState(wanted.challenge);
  const send = async ({ secret, passkey }: { secret: string; passkey: string }): Promise<void> => {
    form.choice('passkey').onChange(null);
    if (wanted.kind === 'password') await requestStepUp(secret);
    else await showSecondFactor(passkey ? { passkey: JSON.parse(passkey) as PasskeyAnswer } : { code: secret });
    onShown();
  };
  const form = useForm({
    initial: { secret: '', passkey: '' },
    secrets: { secret: true, passkey: true },
    rules: ({ secret, passkey }) =>
      secret.trim() === '' && passkey === '' ? [{ field: 'secret', messageKey: 'shared.required' }] : [],
    messages: [],
    send: (values) =>
      send(values).catch((error: unknown) => {
        // The challenge is single-use; the error carries a new one.
        if (error instanceof ApiError) setChallenge((before) => passkeyIn(error) ?? before);
        throw error;
      }),
  });
  const showPasskey = (answer: PasskeyAnswer): void => {
    form.choice('passkey').onChange(JSON.stringify(answer));
    form.ref.current?.requestSubmit();
  };
  return { form, challenge, showPasskey };
}

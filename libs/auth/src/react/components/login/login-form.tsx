import { Button, Checkbox, FormBox, PasswordField, TextField, usePortal } from '@housebrand/shared/react';
import { IconLock, IconShieldLock, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { FACTOR_CODE_MAX_LENGTH, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, usernameProblems } from '../../../core';
import { useAuthMessages } from '../../messages';
import classes from './login-form.module.css';
import { useLoginForm } from './use-login-form';
import { WrongLogin } from './wrong-login';

/** Loaded on demand: few members have a passkey. */
const PasskeyWay = lazy(() => import('./passkey-way'));

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Shown at the end of the line with "remember username". */
  beside?: ReactNode;
}

/** Login form; the guard leaves the page once the profile is loaded. */
export function LoginForm({ beside }: LoginFormProps) {
  const t = useAuthMessages();
  const { prefix } = usePortal();
  const { form, needsCode, challenge, showPasskey, isWrongLogin } = useLoginForm();
  return (
    <FormBox
      form={isWrongLogin && form.failure ? { ...form, failure: <WrongLogin message={form.failure} /> } : form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {t('loginAction')}
        </Button>
      }
    >
      <TextField
        {...form.field('username', (typed) => typed.toUpperCase())}
        label={t('username')}
        autoComplete="username webauthn"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        maxLength={USERNAME_MAX_LENGTH}
        icon={<IconUser size={20} aria-hidden />}
        isGood={!(isWrongLogin && form.failure) && usernameProblems(form.values.username, prefix).length === 0}
      />
      <PasswordField
        {...form.field('password')}
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        icon={<IconLock size={20} aria-hidden />}
      />
      {challenge && (
        <Suspense>
          <PasskeyWay challenge={challenge} onAnswer={showPasskey} />
        </Suspense>
      )}
      {needsCode && (
        <TextField
          {...form.field('code')}
          label={t('factorCode')}
          hint={t('factorCodeHint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoFocus={!challenge?.passkey || !('PublicKeyCredential' in globalThis)}
          enterKeyHint="go"
          required
          maxLength={FACTOR_CODE_MAX_LENGTH}
          icon={<IconShieldLock size={20} aria-hidden />}
        />
      )}
      <div className={classes.remember}>
        <Checkbox {...form.checkbox('isRemembered')} label={t('rememberUsername')} />
        <span>{beside}</span>
      </div>
    </FormBox>
  );
}

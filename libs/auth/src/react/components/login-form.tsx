import { normalizeUsername, SECOND_FACTOR_CODE, type PasskeyAnswer, type PasskeyChallenge } from '@housebrand/shared';
import {
  ApiError,
  Button,
  Checkbox,
  FormBox,
  PasswordField,
  TextField,
  toast,
  useForm,
  usePortal,
} from '@housebrand/shared/react';
import { IconLock, IconShieldLock, IconUser } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import {
  authMessages,
  FACTOR_CODE_MAX_LENGTH,
  loginProblems,
  PASSWORD_MAX_LENGTH,
  USERNAME_MAX_LENGTH,
  usernameProblems,
} from '../../core';
import { useLoginCall } from '../api/login';
import { rememberedUsername, rememberUsername } from '../session/remembered-username';
import { useAuthMessages } from '../messages';
import classes from './login-form.module.css';

/** Loaded on demand: few members have a passkey. */
const PasskeyWay = lazy(() => import('./passkey-way'));

/** Login form; the guard leaves the page once the profile is loaded. */
export function LoginForm() {
  const t = useAuthMessages();
  const { prefix } = usePortal();
  const { form, needsCode, challenge, showPasskey, isRefused } = useLoginForm(prefix);
  return (
    <FormBox
      form={isRefused && form.failure ? { ...form, failure: <Refused message={form.failure} /> } : form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {t('loginAction')}
        </Button>
      }
    >
      <TextField
        {...form.field('username', (typed) => typed.toUpperCase())}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        maxLength={USERNAME_MAX_LENGTH}
        icon={<IconUser size={20} aria-hidden />}
        isGood={usernameProblems(form.values.username, prefix).length === 0}
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
      <Checkbox {...form.checkbox('isRemembered')} className={classes.remember} label={t('rememberUsername')} />
    </FormBox>
  );
}

/** The specification requires this message in English in every language, so a translation precedes it. */
function Refused({ message }: { message: string }) {
  const translation = useAuthMessages()('wrongLogin');
  return translation === message ? (
    message
  ) : (
    <span>
      {translation}
      <small className={classes.original}>{message}</small>
    </span>
  );
}

/** Codes for a wrong username or password: ours (specification section 8, login) and the provider's. Both have English messages. */
const WRONG_LOGIN: readonly number[] = [500, 1001];
const isWrongLogin = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && WRONG_LOGIN.includes(error.code);

const EMPTY = { username: '', password: '', code: '', passkey: '', isRemembered: false };

/** Username that the server requires a second factor for; another username may need none. */
interface Requested {
  of: string;
  /** Passkey challenge, as an alternative to the code. */
  challenge: PasskeyChallenge | null;
}

function useLoginForm(prefix: string) {
  const login = useLoginCall();
  // the server requires a second factor on unknown devices
  const [requested, setRequested] = useState<Requested | null>(null);
  const [isRefused, setRefused] = useState(false);
  const requestedOf = (username: string) => (requested?.of === normalizeUsername(username) ? requested : null);
  const form = useForm({
    initial: EMPTY,
    // only in the browser: a server-rendered form has no remembered username
    knownHere: () => {
      const username = rememberedUsername(prefix);
      return username === '' ? {} : { username, isRemembered: true };
    },
    secrets: { password: true, code: true, passkey: true },
    rules: (values) => [
      ...loginProblems(values, prefix),
      ...(requestedOf(values.username) && values.code.trim() === '' && values.passkey === ''
        ? [{ field: 'code', messageKey: 'shared.required' } as const]
        : []),
    ],
    messages: [authMessages],
    send: async ({ username, password, code, passkey, isRemembered }) => {
      putPasskey(null);
      const normalized = normalizeUsername(username);
      rememberUsername(prefix, isRemembered ? normalized : null);
      const shown = passkey ? { passkey: JSON.parse(passkey) as PasskeyAnswer } : requestedOf(username) && { code };
      const request = { prefix, username: normalized, password, ...shown };
      await login.mutateAsync(request, { onError: toastMaintenance }).catch((error: unknown) => {
        setRefused(isWrongLogin(error));
        // the challenge is single-use; the error carries a new one
        if (!(error instanceof ApiError)) throw error;
        const isRequested = error.code === SECOND_FACTOR_CODE;
        const challenge = error.challenge && 'passkey' in error.challenge ? error.challenge : null;
        if (isRequested || challenge)
          setRequested((before) => ({ of: normalized, challenge: challenge ?? before?.challenge ?? null }));
        if (!isRequested) throw error;
      });
    },
  });
  const putPasskey = (answer: PasskeyAnswer | null): void =>
    form.choice('passkey').onChange(answer && JSON.stringify(answer));
  /** Submits the form with the passkey's answer. */
  const showPasskey = (answer: PasskeyAnswer): void => {
    putPasskey(answer);
    form.ref.current?.requestSubmit();
  };
  const current = requestedOf(form.values.username);
  return { form, needsCode: current !== null, challenge: current?.challenge ?? null, showPasskey, isRefused };
}

/** Shows maintenance as a toast for four seconds (specification section 8). */
function toastMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.isUnavailable) toast.show(error.message, 'maintenance');
}

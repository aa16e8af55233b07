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

/** Few are asked, and only they load what asks. */
const PasskeyWay = lazy(() => import('./passkey-way'));

/** Username and password; the guard leads on once the member is known. */
export function LoginForm() {
  const t = useAuthMessages();
  const { prefix } = usePortal();
  const { form, needsCode, challenge, showPasskey, isRefused } = useLoginForm(prefix);
  return (
    <FormBox
      form={isRefused && form.failure ? { ...form, failure: <Refused said={form.failure} /> } : form}
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

/** The specification's words are English in every language: what they mean stands before them. */
function Refused({ said }: { said: string }) {
  const meant = useAuthMessages()('wrongLogin');
  return meant === said ? (
    said
  ) : (
    <span>
      {meant}
      <small className={classes.said}>{said}</small>
    </span>
  );
}

/** A wrong username or password: ours (specification section 8, login) and the provider's. Both say it in English. */
const WRONG_LOGIN: readonly number[] = [500, 1001];
const isWrongLogin = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && WRONG_LOGIN.includes(error.code);

const EMPTY = { username: '', password: '', code: '', passkey: '', isRemembered: false };

/** Whose second factor the server wants to see; whoever is named next has perhaps none. */
interface Requested {
  of: string;
  /** A passkey in the place of the code. */
  challenge: PasskeyChallenge | null;
}

function useLoginForm(prefix: string) {
  const login = useLoginCall();
  // the server asks for it on a device that it does not know
  const [requested, setRequested] = useState<Requested | null>(null);
  const [isRefused, setRefused] = useState(false);
  const requestedOf = (username: string) => (requested?.of === normalizeUsername(username) ? requested : null);
  const form = useForm({
    initial: EMPTY,
    // the server, which may have drawn the form, knows nobody
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
        // what was answered is nothing any more: the refusal says what to try again with
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
  /** A passkey is sent as if it had been typed. */
  const showPasskey = (answer: PasskeyAnswer): void => {
    putPasskey(answer);
    form.ref.current?.requestSubmit();
  };
  const ofThem = requestedOf(form.values.username);
  return { form, needsCode: ofThem !== null, challenge: ofThem?.challenge ?? null, showPasskey, isRefused };
}

/** Specification section 8: maintenance is told by a toast of four seconds. */
function toastMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.isUnavailable) toast.show(error.message, 'maintenance');
}

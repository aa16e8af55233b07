import { usernameHasPrefix } from '@housebrand/shared';
import { ApiError, Button, Checkbox, PasswordField, TextField, toast, usePortal } from '@housebrand/shared/react';
import { IconAlertCircle, IconLock, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useLogin } from '../api/login';
import { normalizeUsername, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '../../core/credentials';
import { loginProblems } from '../session/login-form';
import type { LoginProblems } from '../session/login-form';
import { rememberedUsername, rememberUsername } from '../session/remembered-username';
import { useAuthWords } from '../words';
import classes from './login-form.module.css';

/** Username and password; the guard leads on once the member is known. */
export function LoginForm() {
  const words = useAuthWords();
  const { prefix } = usePortal();
  const { form, username, setUsername, isRemembered, setRemembered, errors, clear, failure, isSending, submit } = useLoginForm();
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-busy={isSending}>
      <TextField
        label={words('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        maxLength={USERNAME_MAX_LENGTH}
        icon={<IconUser size={20} aria-hidden />}
        value={username}
        isGood={isWhole(username, prefix)}
        error={errors.username}
        onChange={(event) => setUsername(event.currentTarget.value.toUpperCase())}
      />
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        icon={<IconLock size={20} aria-hidden />}
        error={errors.password}
        onChange={clear}
      />
      <Checkbox
        label={words('rememberUsername')}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <div className={classes.alert} role="alert">
        {failure && (
          <p className={classes.failure}>
            <IconAlertCircle size={20} aria-hidden />
            {failure}
          </p>
        )}
      </div>
      <Button type="submit" isFullWidth isLoading={isSending}>
        {words('loginAction')}
      </Button>
    </form>
  );
}

function useLoginForm() {
  const words = useAuthWords();
  const { prefix } = usePortal();
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState(() => rememberedUsername(prefix));
  const [isRemembered, setRemembered] = useState(username !== '');
  const [problems, setProblems] = useState<LoginProblems>({});
  const failure = login.error instanceof ApiError ? login.error : null;
  const clear = () => setProblems({});

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (login.isPending) return;
    // read from the form at the moment it is needed: a password has no place in state
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const found = loginProblems({ username, password }, prefix);
    setProblems(found);
    const firstWrong = found.username ? 'username' : found.password ? 'password' : null;
    if (firstWrong) {
      form.current?.querySelector<HTMLInputElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    rememberUsername(prefix, isRemembered ? normalizeUsername(username) : null);
    login.mutate({ prefix, username: normalizeUsername(username), password }, { onError: tellMaintenance });
  };

  const serverSays = (field: string) => failure?.errors.find((problem) => problem.field === field)?.message ?? null;
  const values = { min: USERNAME_MIN_LENGTH, prefix };
  return {
    form,
    username,
    setUsername: (value: string) => {
      setUsername(value);
      clear();
    },
    isRemembered,
    setRemembered,
    errors: {
      username: problems.username ? words(problems.username, values) : serverSays('username'),
      password: problems.password ? words(problems.password) : serverSays('password'),
    },
    clear,
    failure: failure && failure.errors.length === 0 ? failure.message : null,
    isSending: login.isPending,
    submit,
  };
}

/** Specification section 8: maintenance is told by a toast of four seconds. */
function tellMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.isUnavailable) toast.show(error.message, 'maintenance');
}

function isWhole(username: string, prefix: string): boolean {
  const normalized = normalizeUsername(username);
  return normalized.length >= USERNAME_MIN_LENGTH && usernameHasPrefix(normalized, prefix);
}

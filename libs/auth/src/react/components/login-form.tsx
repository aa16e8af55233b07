import { usernameHasPrefix } from '@housebrand/shared';
import { ApiError, Button, Checkbox, PasswordField, TextField, toast, usePortal } from '@housebrand/shared/react';
import { IconAlertCircle, IconLock, IconUser } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useLogin } from '../api/login';
import { normalizeUsername, USERNAME_MIN_LENGTH } from '../../core/credentials';
import { loginProblems } from '../session/login-form';
import type { LoginProblems } from '../session/login-form';
import { rememberedUsername, rememberUsername } from '../session/remembered-username';
import { useAuthWords } from '../words';
import classes from './login-form.module.css';

/** Username and password; the guard leads on once the member is known. */
export function LoginForm() {
  const words = useAuthWords();
  const { prefix } = usePortal();
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState(() => rememberedUsername(prefix));
  const [isRemembered, setRemembered] = useState(username !== '');
  const [problems, setProblems] = useState<LoginProblems>({});
  const failure = login.error instanceof ApiError ? login.error : null;

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
    login.mutate(
      { prefix, username: normalizeUsername(username), password },
      { onError: (error) => error instanceof ApiError && error.isUnavailable && toast.show(error.message, 'maintenance') },
    );
  };

  const serverSays = (field: string) => failure?.errors.find((problem) => problem.field === field)?.message ?? null;
  const usernameError = problems.username
    ? words(problems.username, { min: USERNAME_MIN_LENGTH, prefix })
    : serverSays('username');
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate aria-busy={login.isPending}>
      <TextField
        label={words('username')}
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        maxLength={32}
        icon={<IconUser size={20} aria-hidden />}
        value={username}
        isGood={isWhole(username, prefix)}
        error={usernameError}
        onChange={(event) => {
          setUsername(event.currentTarget.value.toUpperCase());
          setProblems({});
        }}
      />
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
        maxLength={128}
        icon={<IconLock size={20} aria-hidden />}
        error={problems.password ? words(problems.password) : serverSays('password')}
        onChange={() => setProblems({})}
      />
      <Checkbox
        label={words('rememberUsername')}
        checked={isRemembered}
        onChange={(event) => setRemembered(event.currentTarget.checked)}
      />
      <div className={classes.alert} role="alert">
        {failure && failure.errors.length === 0 && (
          <p className={classes.failure}>
            <IconAlertCircle size={20} aria-hidden />
            {failure.message}
          </p>
        )}
      </div>
      <Button type="submit" isFullWidth isLoading={login.isPending}>
        {words('loginAction')}
      </Button>
    </form>
  );
}

function isWhole(username: string, prefix: string): boolean {
  const normalized = normalizeUsername(username);
  return normalized.length >= USERNAME_MIN_LENGTH && usernameHasPrefix(normalized, prefix);
}

import { normalizeUsername } from '@housebrand/shared';
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
import { IconLock, IconUser } from '@tabler/icons-react';
import { authMessages, loginProblems, PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH, usernameProblems } from '../../core';
import { useLogin } from '../api/login';
import { rememberedUsername, rememberUsername } from '../session/remembered-username';
import { useAuthWords } from '../words';
import classes from './login-form.module.css';

/** Username and password; the guard leads on once the member is known. */
export function LoginForm() {
  const words = useAuthWords();
  const { prefix } = usePortal();
  const form = useLoginForm(prefix);
  return (
    <FormBox
      form={form}
      actions={
        <Button type="submit" isFullWidth isLoading={form.isBusy}>
          {words('loginAction')}
        </Button>
      }
    >
      <TextField
        {...form.field('username', (typed) => typed.toUpperCase())}
        label={words('username')}
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
        label={words('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        required
        maxLength={PASSWORD_MAX_LENGTH}
        icon={<IconLock size={20} aria-hidden />}
      />
      <Checkbox {...form.checkbox('isRemembered')} className={classes.remember} label={words('rememberUsername')} />
    </FormBox>
  );
}

const EMPTY = { username: '', password: '', isRemembered: false };

function useLoginForm(prefix: string) {
  const login = useLogin();
  return useForm({
    initial: EMPTY,
    // the server, which may have drawn the form, knows nobody
    knownHere: () => {
      const username = rememberedUsername(prefix);
      return username === '' ? {} : { username, isRemembered: true };
    },
    secrets: { password: true },
    rules: (values) => loginProblems(values, prefix),
    messages: [authMessages],
    send: ({ username, password, isRemembered }) => {
      const normalized = normalizeUsername(username);
      rememberUsername(prefix, isRemembered ? normalized : null);
      return login.mutateAsync({ prefix, username: normalized, password }, { onError: toastMaintenance });
    },
  });
}

/** Specification section 8: maintenance is told by a toast of four seconds. */
function toastMaintenance(error: unknown): void {
  if (error instanceof ApiError && error.isUnavailable) toast.show(error.message, 'maintenance');
}

import { normalizeUsername } from '@housebrand/shared';
import { Button, IconButton, toast, useNavigate, usePath, usePortal } from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconCopy } from '@tabler/icons-react';
import { useLoginCall } from '../../api/login';
import { useAuthWords } from '../../words';
import classes from './register.module.css';

/** The member is there; one tap logs in, with what was typed a moment ago. */
export function RegisterDone({ username, password }: { username: string; password: string }) {
  const words = useAuthWords();
  const { prefix } = usePortal();
  const path = usePath();
  const navigate = useNavigate();
  const login = useLoginCall();
  const start = () =>
    login.mutate(
      { prefix, username: normalizeUsername(username), password },
      { onError: () => void navigate(path('login'), { replace: true }) },
    );
  const copy = () =>
    void navigator.clipboard.writeText(username).then(
      () => toast.show(words('copied'), 'success'),
      () => undefined,
    );
  return (
    <main className={classes.done}>
      <IconCircleCheckFilled size={64} aria-hidden />
      <div role="status">
        <h1 className={classes.question}>{words('registerDone')}</h1>
      </div>
      <p className={classes.username}>
        {username}
        <IconButton label={words('copyUsername')} onClick={copy}>
          <IconCopy size={20} aria-hidden />
        </IconButton>
      </p>
      <Button isFullWidth isLoading={login.isPending} onClick={start}>
        {words('getStarted')}
      </Button>
    </main>
  );
}

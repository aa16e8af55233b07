import { typedUsername } from '@housebrand/shared';
import {
  Button,
  classNames,
  IconButton,
  toast,
  useMutation,
  useNavigate,
  usePath,
  usePortal,
} from '@housebrand/shared/react';
import { IconCircleCheckFilled, IconCopy, IconHeart, IconShieldHeart, IconWallet } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Registered } from '../../../core';
import { login } from '../../api/login';
import { useRegistrationStepMessages } from '../../registration-step-messages';
import classes from '../../screens/access.module.css';
import { AccessCard } from '../access-card';

/** What new members do first. */
const ONWARD = [
  ['onward.deposit', IconWallet],
  ['onward.favorites', IconHeart],
  ['onward.limits', IconShieldHeart],
] as const;

/** Confirms the registration; one tap logs in with the credentials just entered. */
export function RegisterDone({ member, password }: { member: Registered; password: string }) {
  const { username, referral } = member;
  const t = useRegistrationStepMessages();
  const { prefix } = usePortal();
  const path = usePath();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => login(client, { prefix, username: typedUsername(username), password }),
  });
  const start = () => mutate(undefined, { onError: () => void navigate(path('login'), { replace: true }) });
  const copy = () =>
    void navigator.clipboard.writeText(username).then(
      () => toast.show(t('copied'), 'success'),
      () => undefined,
    );
  return (
    <main className={classNames(classes.screen, classes.end)}>
      <AccessCard className={classes.card}>
        <div className={classes.done}>
          <IconCircleCheckFilled size={64} aria-hidden />
          <div role="status">
            <h1>{t('registerDone')}</h1>
          </div>
          <p className={classes.username}>
            <span translate="no">{username}</span>
            <IconButton label={t('copyUsername')} onClick={copy}>
              <IconCopy size={20} aria-hidden />
            </IconButton>
          </p>
          {referral === 'unknown' && <p className={classes.note}>{t('registeredWithoutReferrer')}</p>}
          <div className={classes.onward}>
            <h2>{t('onward')}</h2>
            <ul>
              {ONWARD.map(([name, Icon]) => (
                <li key={name}>
                  <Icon size={20} aria-hidden />
                  <span>{t(name)}</span>
                </li>
              ))}
            </ul>
          </div>
          <Button isFullWidth isLoading={isPending} onClick={start}>
            {t('getStarted')}
          </Button>
        </div>
      </AccessCard>
    </main>
  );
}

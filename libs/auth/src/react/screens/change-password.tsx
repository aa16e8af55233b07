import {
  AppBar,
  Button,
  FormBox,
  PasswordField,
  toast,
  useForm,
  useNavigate,
  usePath,
  useStepUp,
} from '@housebrand/shared/react';
import { IconLock, IconLogout } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { authMessages, PASSWORD_MAX_LENGTH, passwordChangeProblems } from '../../core';
import { useChangePassword } from '../api/change-password';
import { logout } from '../api/logout';
import { PasswordTicks, usePasswordTicks } from '../components/password-ticks';
import { useSession } from '../session/session';
import { useDeviceMessages } from '../device-messages';
import { useAuthMessages } from '../messages';
import { usePasswordMessages } from '../password-messages';
import classes from './access.module.css';

/** `user-info/change-password`; the only page for a member who logged in with a generated password. */
export default function ChangePassword() {
  const t = useAuthMessages();
  const devices = useDeviceMessages();
  const path = usePath();
  const isForced = useSession().kind === 'temporary';
  return (
    <>
      {isForced ? (
        <header className={classes.head}>
          <h1>{devices('forcedTitle')}</h1>
        </header>
      ) : (
        <AppBar title={t('changePasswordTitle')} parent={path('user-info')} />
      )}
      <main className={classes.screen}>
        {isForced && <p className={classes.lead}>{devices('forcedText')}</p>}
        <ChangePasswordForm isForced={isForced} />
        {isForced && <LogoutInstead />}
      </main>
    </>
  );
}

function ChangePasswordForm({ isForced }: { isForced: boolean }) {
  const passwords = usePasswordMessages();
  const devices = useDeviceMessages();
  const { form, sheet } = useChangeForm(isForced);
  const { binding, unmet } = usePasswordTicks(form.field('password'));
  const lock = <IconLock size={20} aria-hidden />;
  const common = { required: true, maxLength: PASSWORD_MAX_LENGTH, icon: lock } as const;
  return (
    <>
      <FormBox
        form={form}
        actions={
          <Button type="submit" isFullWidth isLoading={form.isBusy}>
            {devices('savePassword')}
          </Button>
        }
      >
        <PasswordField
          {...form.field('currentPassword')}
          {...common}
          label={devices(isForced ? 'temporaryPassword' : 'currentPassword')}
          autoComplete="current-password"
        />
        <PasswordField {...binding} {...common} label={devices('newPassword')} autoComplete="new-password" />
        <PasswordTicks unmet={unmet} />
        <PasswordField
          {...form.field('confirmation')}
          {...common}
          label={passwords('passwordAgain')}
          autoComplete="new-password"
          enterKeyHint="go"
        />
      </FormBox>
      {sheet}
    </>
  );
}

function useChangeForm(isForced: boolean) {
  const devices = useDeviceMessages();
  const stepUp = useStepUp();
  const change = useChangePassword(stepUp);
  const navigate = useNavigate();
  const path = usePath();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const form = useForm({
    initial: { currentPassword: '', password: '', confirmation: '' },
    secrets: { currentPassword: true, password: true, confirmation: true },
    rules: passwordChangeProblems,
    messages: [authMessages],
    send: async (values) => {
      const { passwordState } = await change.mutateAsync(values);
      toast.show(devices(passwordState === 'PARTIAL' ? 'passwordPartial' : 'passwordChanged'), 'success');
      // don't navigate if the member has left the page meanwhile
      if (isHere.current) await navigate(path(isForced ? '' : 'user-info'), { replace: true });
    },
  });
  return { form, sheet: stepUp.sheet };
}

function LogoutInstead() {
  const t = useAuthMessages();
  const client = useQueryClient();
  const leave = () => void logout(client).catch(() => toast.show(t('logoutFailed'), 'error'));
  return (
    <Button variant="plain" isFullWidth icon={<IconLogout size={20} aria-hidden />} onClick={leave}>
      {t('logout')}
    </Button>
  );
}

import { Button } from '@housebrand/shared/react';
import { IconFingerprint } from '@tabler/icons-react';
import { useAuthMessages } from '../../messages';
import classes from './passkey-login.module.css';
import { usePasskeyLogin } from './use-passkey-login';

/** Offers a login without username and password below the form. */
export function PasskeyLogin() {
  const t = useAuthMessages();
  const { isSupported, isBusy, failure, ask } = usePasskeyLogin();
  if (!isSupported) return null;
  return (
    <div className={classes.way}>
      <Button
        variant="ghost"
        isFullWidth
        icon={<IconFingerprint size={20} aria-hidden />}
        isLoading={isBusy}
        onClick={ask}
      >
        {t('passkeyLogin')}
      </Button>
      <p className={classes.said} role="status">
        {failure && (failure.cause === 'refused' ? failure.message : t('passkeyLoginCancelled'))}
      </p>
    </div>
  );
}

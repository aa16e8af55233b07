import { Button, Card } from '@housebrand/shared/react';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useFactorMessages } from '../../factor-messages';
import type { NoPasskey } from '../../passkeys/make-passkey';
import classes from './second-factor.module.css';

export interface WaysProps {
  /** Whether there is a factor already. */
  isOn: boolean;
  /** Whether one of them is an app. */
  hasApp: boolean;
  /** What is being begun. */
  busy: 'passkey' | 'app' | null;
  /** What became of the last try to add a passkey. */
  failed: NoPasskey | null;
  onPasskey: () => void;
  onApp: () => void;
}

/** What a member can add: the lock of this device, or an app on whichever. */
export function Ways({ isOn, hasApp, busy, failed, onPasskey, onApp }: WaysProps) {
  const t = useFactorMessages();
  const canPasskey = 'PublicKeyCredential' in globalThis;
  return (
    <>
      <Card className={classes.way}>
        <IconFingerprint size={26} aria-hidden />
        <div>
          <h2>{t('passkey')}</h2>
          <p className={classes.hint}>{t(canPasskey ? 'passkeyText' : 'noPasskeys')}</p>
          {canPasskey && (
            <Button variant={isOn ? 'ghost' : 'filled'} isFullWidth isLoading={busy === 'passkey'} onClick={onPasskey}>
              {t('addPasskey')}
            </Button>
          )}
          <p className={classes.failed} role="status">
            {failed && t(failed)}
          </p>
        </div>
      </Card>
      <Card className={classes.way}>
        <IconDeviceMobile size={26} aria-hidden />
        <div>
          <h2>{t('app')}</h2>
          <p className={classes.hint}>{t('appText')}</p>
          <Button
            variant={isOn || canPasskey ? 'ghost' : 'filled'}
            isFullWidth
            isLoading={busy === 'app'}
            onClick={onApp}
          >
            {t(hasApp ? 'setUpAnother' : 'setUp')}
          </Button>
        </div>
      </Card>
    </>
  );
}

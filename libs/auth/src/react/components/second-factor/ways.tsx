import { Button, Card, type NoPasskey } from '@housebrand/shared/react';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useFactorMessages } from '../../factor-messages';
import classes from './second-factor.module.css';

export interface WaysProps {
  /** Whether the member already has a factor. */
  isOn: boolean;
  /** Whether one of them is an app. */
  hasApp: boolean;
  /** The enrolment that is being started. */
  busy: 'passkey' | 'app' | null;
  /** Why the last attempt to add a passkey failed. */
  failed: NoPasskey | null;
  onPasskey: () => void;
  onApp: () => void;
}

/** The factors that a member can add: a passkey on this device, or an app on any device. */
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

import { Button, Card } from '@housebrand/shared/react';
import { IconDeviceMobile, IconFingerprint } from '@tabler/icons-react';
import { useFactorWords } from '../../factor-words';
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
  const words = useFactorWords();
  const canPasskey = 'PublicKeyCredential' in globalThis;
  return (
    <>
      <Card className={classes.way}>
        <IconFingerprint size={26} aria-hidden />
        <div>
          <h2>{words('passkey')}</h2>
          <p className={classes.hint}>{words(canPasskey ? 'passkeyText' : 'noPasskeys')}</p>
          {canPasskey && (
            <Button variant={isOn ? 'ghost' : 'filled'} isFullWidth isLoading={busy === 'passkey'} onClick={onPasskey}>
              {words('addPasskey')}
            </Button>
          )}
          <p className={classes.failed} role="status">
            {failed && words(failed)}
          </p>
        </div>
      </Card>
      <Card className={classes.way}>
        <IconDeviceMobile size={26} aria-hidden />
        <div>
          <h2>{words('app')}</h2>
          <p className={classes.hint}>{words('appText')}</p>
          <Button
            variant={isOn || canPasskey ? 'ghost' : 'filled'}
            isFullWidth
            isLoading={busy === 'app'}
            onClick={onApp}
          >
            {words(hasApp ? 'setUpAnother' : 'setUp')}
          </Button>
        </div>
      </Card>
    </>
  );
}

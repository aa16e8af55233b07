import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { PasskeyAnswer, PasskeyChallenge } from '../../core';
import { Button } from '../components/button';
import { askPasskey } from './ask-passkey';
import { usePasskeyMessages } from './passkey-messages';
import classes from './passkey-button.module.css';

/** The challenge, and the handler of the browser's answer. */
export interface PasskeyButtonProps {
  challenge: PasskeyChallenge;
  /** Called with the browser's answer, which is sent in place of the code. */
  onAnswer: (answer: PasskeyAnswer) => void;
}

/** Whether one of the member's passkeys works on this host and the browser supports passkeys. */
export function canShow({ passkey }: PasskeyChallenge): boolean {
  return passkey !== null && 'PublicKeyCredential' in globalThis;
}

/** Offers a passkey above the field for a code, or names the hosts where the member's passkeys work. */
export function PasskeyButton({ challenge, onAnswer }: PasskeyButtonProps) {
  const t = usePasskeyMessages();
  const [isAsking, setAsking] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const { passkey, otherHosts } = challenge;
  if (!passkey || !canShow(challenge))
    return otherHosts.length > 0 && <p className={classes.said}>{t('elsewhere', { hosts: otherHosts.join(', ') })}</p>;
  const ask = async () => {
    setAsking(true);
    const answer = await askPasskey(passkey);
    setAsking(false);
    setCancelled(answer === null);
    if (answer) onAnswer(answer);
  };
  return (
    <div className={classes.way}>
      <Button
        variant="ghost"
        isFullWidth
        autoFocus
        data-autofocus
        icon={<IconFingerprint size={20} aria-hidden />}
        isLoading={isAsking}
        onClick={() => void ask()}
      >
        {t('use')}
      </Button>
      <p className={classes.said} role="status">
        {isCancelled && t('cancelled')}
      </p>
      <p className={classes.or}>{t('or')}</p>
    </div>
  );
}

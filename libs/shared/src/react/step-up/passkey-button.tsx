import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import type { PasskeyAnswer, PasskeyChallenge } from '../../core';
import { Button } from '../ui/button';
import { askPasskey } from './ask-passkey';
import { usePasskeyMessages } from './passkey-messages';
import classes from './passkey-button.module.css';

/** What the server wants signed, and where the answer goes. */
export interface PasskeyButtonProps {
  challenge: PasskeyChallenge;
  /** What the browser answered: it goes where the code would. */
  onAnswer: (answer: PasskeyAnswer) => void;
}

/** Whether one of the member's works at this host, and the browser knows what that is. */
export function canShow({ passkey }: PasskeyChallenge): boolean {
  return passkey !== null && 'PublicKeyCredential' in globalThis;
}

/** Stands above the field for a code: a passkey in its place, or the word where the member's passkeys work. */
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

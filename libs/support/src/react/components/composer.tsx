import { ApiError, Button } from '@housebrand/shared/react';
import { IconSend } from '@tabler/icons-react';
import { useId, type FormEvent } from 'react';
import { lengthOfText, MAX_MESSAGE_LENGTH } from '../../core';
import { useSupportMessages } from '../messages';
import classes from './composer.module.css';

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  isSending: boolean;
  /** Of the last attempt. */
  error: Error | null;
}

/** Characters before the limit at which their number shows. */
const NEAR_LIMIT = 200;

/** The field for a message, and the button that sends it. */
export function Composer({ text, onChange, onSend, isSending, error }: ComposerProps) {
  const t = useSupportMessages();
  const id = useId();
  const length = lengthOfText(text.trim());
  const isTooLong = length > MAX_MESSAGE_LENGTH;
  const problem = isTooLong ? t('tooLong', { max: MAX_MESSAGE_LENGTH }) : error && reasonOf(error, t('sendFailed'));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (length > 0 && !isTooLong && !isSending) onSend();
  };
  return (
    <form className={classes.composer} onSubmit={send} noValidate>
      <textarea
        className={classes.text}
        aria-label={t('message')}
        rows={2}
        value={text}
        placeholder={t('message')}
        aria-invalid={isTooLong || undefined}
        aria-describedby={id}
        readOnly={isSending}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        type="submit"
        className={classes.send}
        isLoading={isSending}
        disabled={length === 0 || isTooLong}
        icon={<IconSend size={20} aria-hidden />}
      >
        {t('send')}
      </Button>
      <div className={classes.below}>
        <p id={id} className={classes.problem} role="alert">
          {problem}
        </p>
        {length > MAX_MESSAGE_LENGTH - NEAR_LIMIT && (
          <small className={classes.length}>{t('length', { length, max: MAX_MESSAGE_LENGTH })}</small>
        )}
      </div>
    </form>
  );
}

/** The server's own words, except for a failed connection. */
function reasonOf(error: Error, otherwise: string): string {
  return error instanceof ApiError && !error.isNetworkFailure ? error.message : otherwise;
}

import { normalizeDigits } from '@housebrand/shared';
import { ApiError, Button, usePortal } from '@housebrand/shared/react';
import { IconAlertCircle } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { OTP_LENGTH } from '../../core';
import { maskedTel } from '../session/masks';
import { useOtpCountdown } from '../session/otp-countdown';
import { useAuthMessages } from '../messages';
import classes from './otp-entry.module.css';

export interface OtpEntryProps {
  tel: string;
  /** Time until another one-time password can be requested. */
  countdown: ReturnType<typeof useOtpCountdown>;
  /** Sends another one. An {@link ApiError} is shown here. */
  onResend: () => Promise<void>;
  /** Called with all six digits. An {@link ApiError} is shown and empties the cells; other errors are rethrown. */
  onFull: (otp: string) => Promise<void>;
}

/** One field for a one-time password, shown as six cells; submits itself when full. */
export function OtpEntry({ tel, countdown, onResend, onFull }: OtpEntryProps) {
  const t = useAuthMessages();
  const { contactHref } = usePortal();
  const { otp, failure, isBusy, type, run } = useOtpEntry(onFull);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { seconds } = countdown;
  return (
    <div className={classes.entry}>
      <label htmlFor={id} className={classes.label}>
        <span>{t('otpSentTo')}</span> <b className={classes.tel}>{maskedTel(tel)}</b>
      </label>
      <div className={classes.cells} data-busy={isBusy || undefined}>
        {Array.from({ length: OTP_LENGTH }, (_, place) => (
          <span key={place} className={classes.cell} data-next={place === otp.length || undefined} aria-hidden>
            {otp[place] ?? ''}
          </span>
        ))}
        <input
          ref={input}
          id={id}
          className={classes.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          data-autofocus
          value={otp}
          readOnly={isBusy}
          aria-invalid={failure !== null || undefined}
          aria-describedby={`${id}-failure`}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-failure`} className={classes.failure} role="alert">
        {failure && (
          <>
            <IconAlertCircle size={17} aria-hidden />
            <span>{failure}</span>
          </>
        )}
      </p>
      {seconds > 0 ? (
        <p className={classes.wait}>{t('otpResendIn', { time: clock(seconds) })}</p>
      ) : (
        <Button
          variant="ghost"
          isFullWidth
          isLoading={isBusy}
          onClick={() => void run(onResend).then(() => input.current?.focus())}
        >
          {t('otpResend')}
        </Button>
      )}
      {contactHref && (
        <a className={classes.help} href={contactHref} target="_blank" rel="noopener noreferrer">
          {t('otpHelp')}
        </a>
      )}
    </div>
  );
}

function useOtpEntry(onFull: OtpEntryProps['onFull']) {
  const [otp, setOtp] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setOtp('');
      setFailure(error.message);
    } finally {
      setBusy(false);
    }
  };
  const type = (typed: string) => {
    const digits = normalizeDigits(typed).replace(/\D/g, '').slice(0, OTP_LENGTH);
    setOtp(digits);
    setFailure(null);
    if (digits.length === OTP_LENGTH) void run(() => onFull(digits));
  };
  return { otp, failure, isBusy, type, run };
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

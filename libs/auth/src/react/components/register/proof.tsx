import type { useRegistration } from '../../session/registration';
import classes from '../../screens/access.module.css';
import { AccessCard } from '../access-card';
import { OtpEntry } from '../otp-entry';
import { CaptchaEntry } from './captcha-entry';

// loaded in the same chunk: it follows the proof
export { RegisterDone } from './register-done';

export interface ProofProps {
  isSmsOtp: boolean;
  registration: ReturnType<typeof useRegistration>;
}

/** Final proof of a registration: a one-time password or a captcha. */
export default function Proof({ isSmsOtp, registration }: ProofProps) {
  return (
    <AccessCard className={classes.card}>
      {isSmsOtp ? (
        <OtpEntry
          tel={registration.draft.tel}
          countdown={registration.countdown}
          onResend={registration.resend}
          onFull={(otp) => registration.finish({ otp })}
        />
      ) : (
        <CaptchaEntry onSend={registration.finish} />
      )}
    </AccessCard>
  );
}

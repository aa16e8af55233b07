import type { useRegistration } from '../../session/registration';
import { OtpEntry } from '../otp-entry';
import { CaptchaEntry } from './captcha-entry';

// what follows the last question comes with it
export { RegisterDone } from './register-done';

export interface ProofProps {
  isSmsOtp: boolean;
  registration: ReturnType<typeof useRegistration>;
}

/** What ends a registration: the one-time password of the phone, else a captcha. */
export default function Proof({ isSmsOtp, registration }: ProofProps) {
  if (!isSmsOtp) return <CaptchaEntry onSend={registration.finish} />;
  return (
    <OtpEntry
      tel={registration.draft.tel}
      countdown={registration.countdown}
      onResend={registration.resend}
      onFull={(otp) => registration.finish({ otp })}
    />
  );
}

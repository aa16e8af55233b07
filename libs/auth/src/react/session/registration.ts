import { ApiError, usePortal } from '@housebrand/shared/react';
import { useRef, useState } from 'react';
import { REGISTRATION_STEPS, type Registered, type RegistrationStep } from '../../core';
import { registerByOtp } from '../api/register-by-otp';
import { register } from '../api/register';
import { sendOtp } from '../api/send-otp';
import { useOtpCountdown } from './otp-countdown';
import { dataOf, emptyDraft, problemOf, type RegistrationDraft, type ServerProblem } from './registration-draft';

/** What proves that a person registers, or that the phone is theirs. */
export type RegistrationProof = { otp: string } | { captchaId: string; captcha: string };

/** How far a registration has come, and what leads on. */
export function useRegistration(isSmsOtp: boolean) {
  const { prefix } = usePortal();
  // not in the state: the password is in it, and nothing is drawn from it but the step's first values
  const draft = useRef<RegistrationDraft>(null);
  draft.current ??= emptyDraft();
  const [step, setStep] = useState<RegistrationStep>('phone');
  const [problem, setProblem] = useState<ServerProblem | null>(null);
  const [isProving, setProving] = useState(false);
  const [member, setMember] = useState<Registered | null>(null);
  const otp = useOtpOf(prefix);
  const data = () => dataOf(prefix, draft.current!);

  const next = async (values: Partial<RegistrationDraft>) => {
    draft.current = { ...draft.current!, ...values };
    setProblem(null);
    const following = REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) + 1];
    if (following) return setStep(following);
    if (isSmsOtp) await otp.ask(draft.current.tel);
    setProving(true);
  };
  const back = () => {
    setProblem(null);
    setStep(REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) - 1] ?? 'phone');
  };
  /** @throws ApiError for what is no field's: the proof was wrong, the server is away */
  const finish = async (proof: RegistrationProof) => {
    try {
      setMember(await enrol(prefix, data(), proof));
    } catch (error) {
      const found = error instanceof ApiError ? problemOf(error) : null;
      if (!found) throw error;
      setProblem(found);
      setStep(found.step);
    }
    setProving(false);
  };
  return {
    draft: draft.current,
    step,
    place: REGISTRATION_STEPS.indexOf(step) + 1,
    problem,
    isProving,
    member,
    countdown: otp.countdown,
    next,
    back,
    finish,
    resend: () => otp.send(draft.current!.tel),
    stopProving: () => setProving(false),
  };
}

function enrol(prefix: string, data: ReturnType<typeof dataOf>, proof: RegistrationProof): Promise<Registered> {
  return 'otp' in proof ? registerByOtp({ ...data, prefix, ...proof }) : register({ ...data, prefix, ...proof });
}

function useOtpOf(prefix: string) {
  const countdown = useOtpCountdown();
  const sentTo = useRef('');
  const send = async (tel: string) => {
    const { resendAt } = await sendOtp({ prefix, tel });
    sentTo.current = tel;
    countdown.start(resendAt);
  };
  /** Unless one was sent to the number a moment ago, perhaps before the page was loaded again. */
  const ask = async (tel: string) => {
    if (countdown.seconds > 0 && sentTo.current === tel) return;
    await send(tel).catch((error: unknown) => {
      const isTooSoon = error instanceof ApiError && error.status === 429 && countdown.seconds > 0;
      if (!isTooSoon) throw error;
    });
  };
  return { countdown, send, ask };
}

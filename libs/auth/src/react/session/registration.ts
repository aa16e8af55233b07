import { ApiError, usePortal } from '@housebrand/shared/react';
import { useRef, useState } from 'react';
import { REGISTRATION_STEPS, type Registered, type RegistrationStep } from '../../core';
import { registerByOtp } from '../api/register-by-otp';
import { register } from '../api/register';
import { sendOtp } from '../api/send-otp';
import { useOtpCountdown } from './otp-countdown';
import { dataOf, emptyDraft, problemOf, type RegistrationDraft, type ServerProblem } from './registration-draft';

/** A one-time password that proves the phone number, or a captcha. */
export type RegistrationProof = { otp: string } | { captchaId: string; captcha: string };

/** State of a registration, and the actions that advance it. */
export function useRegistration(isSmsOtp: boolean) {
  const { prefix } = usePortal();
  // not state: it contains the password, and only a step's initial values are rendered from it
  const draft = useRef<RegistrationDraft>(null);
  draft.current ??= emptyDraft(prefix);
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
    if (isSmsOtp) await otp.sendUnlessRecent(draft.current.tel);
    setProving(true);
  };
  const back = () => {
    setProblem(null);
    setStep(REGISTRATION_STEPS[REGISTRATION_STEPS.indexOf(step) - 1] ?? 'phone');
  };
  /** @throws ApiError if no field is concerned: the proof was wrong, or the server is unavailable */
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
  /** Sends one unless the number was just sent one, perhaps before a reload. */
  const sendUnlessRecent = async (tel: string) => {
    if (countdown.seconds > 0 && sentTo.current === tel) return;
    await send(tel).catch((error: unknown) => {
      const isTooSoon = error instanceof ApiError && error.status === 429 && countdown.seconds > 0;
      if (!isTooSoon) throw error;
    });
  };
  return { countdown, send, sendUnlessRecent };
}

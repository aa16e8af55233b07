import { AppBar, confirm, preloadSelect, Sheet, useNavigate, usePath } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect } from 'react';
import { REGISTRATION_STEPS } from '../../core';
import { AccountStep } from '../components/register/account-step';
import { CredentialsStep } from '../components/register/credentials-step';
import { PersonStep } from '../components/register/person-step';
import { PhoneStep } from '../components/register/phone-step';
import { RegisterDone } from '../components/register/register-done';
import classes from '../components/register/register.module.css';
import { useRegistration } from '../session/registration';
import { useAuthWords } from '../words';

/** What the agent's site demands of a registration. */
export interface RegisterScreenProps {
  /** The site sends one-time passwords; else a captcha proves a person. */
  isSmsOtp: boolean;
}

const Proof = lazy(() => import('../components/register/proof'));

const STEPS = { phone: PhoneStep, account: AccountStep, person: PersonStep, credentials: CredentialsStep } as const;

/** `register`: one question a step, then a captcha or a one-time password. */
export default function RegisterScreen({ isSmsOtp }: RegisterScreenProps) {
  const words = useAuthWords();
  const registration = useRegistration(isSmsOtp);
  const { draft, step, place, problem, member } = registration;
  const leave = useLeave(() => draft.tel !== '');
  const Step = STEPS[step];
  useEffect(preloadSelect, []);
  if (member) return <RegisterDone username={member.username} password={draft.password} />;
  return (
    <>
      <AppBar
        title={words('registerTitle')}
        onBack={place > 1 ? registration.back : leave}
        actions={<span className={classes.step}>{words('stepOf', { place, count: REGISTRATION_STEPS.length })}</span>}
      />
      <div className={classes.track} aria-hidden>
        {REGISTRATION_STEPS.map((name, at) => (
          <span key={name} className={at < place ? classes.past : undefined} />
        ))}
      </div>
      <main className={classes.screen}>
        <Step key={step} draft={draft} problem={problem} onNext={registration.next} />
      </main>
      <Sheet
        isOpen={registration.isProving}
        onClose={registration.stopProving}
        title={words(isSmsOtp ? 'proofByOtp' : 'proofByCaptcha')}
        hasOwnFocus
      >
        <Suspense>
          <Proof isSmsOtp={isSmsOtp} registration={registration} />
        </Suspense>
      </Sheet>
    </>
  );
}

/** Back at the first step: what was filled in would be lost. */
function useLeave(hasEntries: () => boolean): () => void {
  const words = useAuthWords();
  const navigate = useNavigate();
  const path = usePath();
  const ask = async () => {
    const question = { title: words('leaveTitle'), text: words('leaveText'), confirmLabel: words('leave') };
    if (!hasEntries() || (await confirm(question))) await navigate(path(), { replace: true });
  };
  return () => void ask();
}

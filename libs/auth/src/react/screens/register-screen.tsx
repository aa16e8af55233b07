import { AppBar, confirm, preloadSelect, Sheet, Slice, useNavigate, usePath } from '@housebrand/shared/react';
import { lazy, Suspense, useEffect } from 'react';
import { REGISTRATION_STEPS } from '../../core';
import { PhoneStep } from '../components/register/phone-step';
import { ReferrerNote } from '../components/register/referrer-note';
import classes from '../components/register/register.module.css';
import { useRegistration } from '../session/registration';
import { useRegistrationMessages } from '../registration-messages';

/** The site's requirements for a registration. */
export interface RegisterScreenProps {
  /** Whether the site sends one-time passwords; otherwise it uses a captcha. */
  isSmsOtp: boolean;
}

const loadProof = () => import('../components/register/proof');
const Proof = lazy(loadProof);
const RegisterDone = lazy(() => loadProof().then(({ RegisterDone }) => ({ default: RegisterDone })));

// loads while the member completes the first step
const loadSteps = () => import('../components/register/later-steps');
const AccountStep = lazy(() => loadSteps().then(({ AccountStep }) => ({ default: AccountStep })));
const PersonStep = lazy(() => loadSteps().then(({ PersonStep }) => ({ default: PersonStep })));
const CredentialsStep = lazy(() => loadSteps().then(({ CredentialsStep }) => ({ default: CredentialsStep })));

const STEPS = { phone: PhoneStep, account: AccountStep, person: PersonStep, credentials: CredentialsStep } as const;

/** `register`: one step per topic, then a captcha or a one-time password. */
export default function RegisterScreen({ isSmsOtp }: RegisterScreenProps) {
  const t = useRegistrationMessages();
  const registration = useRegistration(isSmsOtp);
  const { draft, step, place, problem, member } = registration;
  const leave = useLeave(() => draft.tel !== '');
  const Step = STEPS[step];
  useEffect(() => {
    preloadSelect();
    // rendering the step retries and reports the error
    loadSteps().catch(() => undefined);
  }, []);
  if (member)
    return (
      <Suspense>
        <RegisterDone member={member} password={draft.password} />
      </Suspense>
    );
  return (
    <>
      <AppBar
        title={t('registerTitle')}
        onBack={place > 1 ? registration.back : leave}
        actions={<span className={classes.step}>{t('stepOf', { place, count: REGISTRATION_STEPS.length })}</span>}
      />
      <div className={classes.track} aria-hidden>
        {REGISTRATION_STEPS.map((name, at) => (
          <span key={name} className={at < place ? classes.past : undefined} />
        ))}
      </div>
      <main className={classes.screen}>
        {step === 'phone' && <ReferrerNote code={draft.reference} />}
        <Slice>
          <Step key={step} draft={draft} problem={problem} onNext={registration.next} />
        </Slice>
      </main>
      <Sheet
        isOpen={registration.isProving}
        onClose={registration.stopProving}
        title={t(isSmsOtp ? 'proofByOtp' : 'proofByCaptcha')}
        hasOwnFocus
      >
        <Suspense>
          <Proof isSmsOtp={isSmsOtp} registration={registration} />
        </Suspense>
      </Sheet>
    </>
  );
}

/** Leaving at the first step needs a confirmation, because the entered data would be lost. */
function useLeave(hasEntries: () => boolean): () => void {
  const t = useRegistrationMessages();
  const navigate = useNavigate();
  const path = usePath();
  const confirmLeave = async () => {
    const question = { title: t('leaveTitle'), text: t('leaveText'), confirmLabel: t('leave') };
    const isSure = !hasEntries() || (await confirm({ ...question, cancelLabel: t('stay'), isDanger: true }));
    if (isSure) await navigate(path(), { replace: true });
  };
  return () => void confirmLeave();
}

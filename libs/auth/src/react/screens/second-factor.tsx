import type { MemberRef } from '@housebrand/shared';
import {
  makePasskey,
  AppBar,
  Skeleton,
  SkeletonScreen,
  toast,
  useMutation,
  usePath,
  usePortal,
  QueryScreen,
  useStepUp,
  type StepUp,
} from '@housebrand/shared/react';
import { IconShieldLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_SECOND_FACTORS, type NewPasskey, type SecondFactors, type TotpEnrolment } from '../../core';
import { addPasskey, beginPasskey, beginTotp } from '../api/change-second-factors';
import { secondFactorsQuery, useSecondFactors } from '../api/get-second-factors';
import { FactorList } from '../components/second-factor/factor-list';
import { RecoveryCodeList } from '../components/second-factor/recovery-code-list';
import { Ways, type WaysProps } from '../components/second-factor/ways';
import { toastRefusal } from '../components/second-factor/toast-refusal';
import { TotpSetUp } from '../components/second-factor/totp-set-up';
import { useFactorMessages } from '../factor-messages';
import classes from './second-factor.module.css';

/** `user-info/second-factor`: adds and manages passkeys and authenticator apps. */
export default function SecondFactor() {
  const t = useFactorMessages();
  const path = usePath();
  const { member } = usePortal();
  const factors = useSecondFactors(member);
  return (
    <>
      <AppBar title={t('title')} parent={path('user-info')} />
      <main className={classes.screen}>
        <QueryScreen
          query={factors}
          skeleton={
            <SkeletonScreen className={classes.list}>
              <Skeleton height={96} radius={12} />
              <Skeleton height={132} radius={12} />
              <Skeleton height={132} radius={12} />
            </SkeletonScreen>
          }
        >
          {(data) => member && <Steps member={member} factors={data} />}
        </QueryScreen>
      </main>
    </>
  );
}

/** The current step; secrets are shown once and kept only while the page is open. */
type Step =
  | { name: 'list' }
  | { name: 'setUp'; enrolment: TotpEnrolment }
  | { name: 'codes'; codes: readonly string[] };

function usePasskeyEnrolment(member: MemberRef, stepUp: StepUp) {
  const { mutateAsync: begin } = useMutation({ mutationFn: () => beginPasskey(member), stepUp });
  const { mutateAsync: add } = useMutation({ mutationFn: (made: NewPasskey) => addPasskey(member, made), stepUp });
  return { begin, add };
}

function Steps({ member, factors }: { member: MemberRef; factors: SecondFactors }) {
  const t = useFactorMessages();
  const client = useQueryClient();
  const stepUp = useStepUp();
  const app = useMutation({ mutationFn: () => beginTotp(member), stepUp });
  const passkey = usePasskeyEnrolment(member, stepUp);
  const [step, setStep] = useState<Step>({ name: 'list' });
  const [busy, setBusy] = useState<WaysProps['busy']>(null);
  const [failed, setFailed] = useState<WaysProps['failed']>(null);
  const changed = () => client.invalidateQueries({ queryKey: secondFactorsQuery(member).queryKey });
  const isOn = factors.factors.length > 0;
  const showCodes = (codes: readonly string[]) => {
    setStep(codes.length > 0 ? { name: 'codes', codes } : { name: 'list' });
    void changed();
  };
  const turnedOn = (codes: readonly string[]) => {
    toast.show(t('turnedOn'), 'success');
    showCodes(codes);
  };
  const begin = async (what: 'passkey' | 'app', work: () => Promise<void>) => {
    setBusy(what);
    setFailed(null);
    await work().finally(() => setBusy(null));
  };
  const beginApp = async () => {
    const enrolment = await app.mutateAsync().catch(toastRefusal);
    if (enrolment) setStep({ name: 'setUp', enrolment });
  };
  const beginKey = async () => {
    const enrolment = await passkey.begin().catch(toastRefusal);
    if (!enrolment) return;
    const made = await makePasskey(enrolment);
    if (typeof made === 'string') return setFailed(made);
    const added = await passkey.add({ ...made, name: '' }).catch(toastRefusal);
    if (added) turnedOn(added.recoveryCodes);
  };
  if (step.name === 'setUp') return <TotpSetUp member={member} enrolment={step.enrolment} onDone={turnedOn} />;
  if (step.name === 'codes') return <RecoveryCodeList codes={step.codes} onKept={() => setStep({ name: 'list' })} />;
  return (
    <>
      <p className={classes.intro}>
        <IconShieldLock size={32} aria-hidden />
        <span>{t('intro')}</span>
      </p>
      {isOn && (
        <FactorList
          member={member}
          factors={factors}
          stepUp={stepUp}
          onCodes={showCodes}
          onChanged={() => void changed()}
        />
      )}
      {factors.factors.length < MAX_SECOND_FACTORS && (
        <Ways
          isOn={isOn}
          hasApp={factors.factors.some(({ kind }) => kind === 'TOTP')}
          busy={busy}
          failed={failed}
          onPasskey={() => void begin('passkey', beginKey)}
          onApp={() => void begin('app', beginApp)}
        />
      )}
      {stepUp.sheet}
    </>
  );
}

import { formatReadableDate, type MemberRef } from '@housebrand/shared';
import {
  Button,
  Card,
  confirm,
  toast,
  useLanguage,
  useMutation,
  usePortal,
  type StepUp,
} from '@housebrand/shared/react';
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { SecondFactor, SecondFactors } from '../../../core';
import { removeFactor, renewRecoveryCodes } from '../../api/change-second-factors';
import { useFactorMessages } from '../../factor-messages';
import { kindMessageKeys } from './kind-messages';
import { FactorSheet } from './factor-sheet';
import { toastRefusal } from './toast-refusal';
import classes from './second-factor.module.css';

export interface FactorListProps {
  member: MemberRef;
  factors: SecondFactors;
  stepUp: StepUp;
  onCodes: (codes: readonly string[]) => void;
  onChanged: () => void;
}

/** The member's second factors and recovery codes. */
export function FactorList({ member, factors: { factors, recoveryCodesLeft }, ...rest }: FactorListProps) {
  const { stepUp, onCodes, onChanged } = rest;
  const t = useFactorMessages();
  const [chosen, setChosen] = useState<SecondFactor | null>(null);
  const [isOpen, setOpen] = useState(false);
  const renewal = useMutation({ mutationFn: () => renewRecoveryCodes(member), stepUp });
  const removal = useMutation({
    mutationFn: (id: string) => removeFactor(member, id).then(() => true),
    stepUp,
  });
  const renew = async () => {
    const question = { title: t('renewQuestion'), text: t('renewText'), confirmLabel: t('renew') };
    const isSure = await confirm(question);
    const renewed = isSure ? await renewal.mutateAsync().catch(toastRefusal) : null;
    if (renewed) onCodes(renewed.recoveryCodes);
  };
  const remove = async ({ id, kind, name }: SecondFactor) => {
    setOpen(false);
    const isSure = await confirm({
      title: t('removeQuestion', { name: name || t(kindMessageKeys[kind]) }),
      text: t(factors.length === 1 ? 'removeLastText' : 'removeText'),
      confirmLabel: t('remove'),
    });
    const isRemoved = isSure && (await removal.mutateAsync(id).catch(toastRefusal));
    if (isRemoved) toast.show(t('removed'), 'success');
    onChanged();
  };
  return (
    <>
      <ul className={classes.rows}>
        {factors.map((factor) => (
          <Factor
            key={factor.id}
            factor={factor}
            onChoose={() => {
              setChosen(factor);
              setOpen(true);
            }}
          />
        ))}
      </ul>
      <Card className={classes.factor}>
        <IconKey size={26} aria-hidden />
        <span className={classes.about}>
          <b>{t('codes')}</b>
          <small>{t('codesLeft', { count: recoveryCodesLeft })}</small>
        </span>
        <Button variant="plain" size="sm" onClick={() => void renew()}>
          {t('renew')}
        </Button>
      </Card>
      {chosen && (
        <FactorSheet
          member={member}
          factor={chosen}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onRenamed={() => {
            setOpen(false);
            onChanged();
          }}
          onRemove={() => void remove(chosen)}
        />
      )}
    </>
  );
}

function Factor({ factor, onChoose }: { factor: SecondFactor; onChoose: () => void }) {
  const t = useFactorMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const { kind, host, createdAt, usedAt } = factor;
  const name = factor.name || t(kindMessageKeys[kind]);
  const Icon = kind === 'PASSKEY' ? IconFingerprint : IconDeviceMobile;
  const dateOf = (at: string) => formatReadableDate(new Date(at), language, timeZone);
  return (
    <li>
      <Card className={classes.factor}>
        <Icon size={26} aria-hidden />
        <span className={classes.about}>
          <b>{name}</b>
          <small>{t('since', { date: dateOf(createdAt) })}</small>
          {usedAt && <small>{t('used', { date: dateOf(usedAt) })}</small>}
          {host !== null && <small>{t('worksAt', { host })}</small>}
        </span>
        <Button variant="plain" size="sm" aria-label={t('changeOf', { name })} onClick={onChoose}>
          {t('change')}
        </Button>
      </Card>
    </li>
  );
}

import { formatReadableDate, type MemberRef } from '@housebrand/shared';
import { Button, Card, confirm, toast, useLanguage, usePortal } from '@housebrand/shared/react';
import { IconDeviceMobile, IconFingerprint, IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import type { SecondFactor, SecondFactors } from '../../../core';
import { removeFactor, renewRecoveryCodes } from '../../api/change-second-factors';
import { useFactorWords } from '../../factor-words';
import { kindWords } from './kind-words';
import { FactorSheet } from './factor-sheet';
import classes from './second-factor.module.css';

export interface FactorListProps {
  member: MemberRef;
  factors: SecondFactors;
  /** Sends once the member has shown who they are; `null`: it was not done, and that was said. */
  assured: <T>(send: () => Promise<T>) => Promise<T | null>;
  onCodes: (codes: readonly string[]) => void;
  onChanged: () => void;
}

/** What is asked for beside the password, and what stands in for it. */
export function FactorList({ member, factors: { factors, recoveryCodesLeft }, ...rest }: FactorListProps) {
  const { assured, onCodes, onChanged } = rest;
  const words = useFactorWords();
  const [chosen, setChosen] = useState<SecondFactor | null>(null);
  const [isOpen, setOpen] = useState(false);
  const renew = async () => {
    const question = { title: words('renewQuestion'), text: words('renewText'), confirmLabel: words('renew') };
    const isSure = await confirm(question);
    const renewed = isSure ? await assured(() => renewRecoveryCodes(member)) : null;
    if (renewed) onCodes(renewed.recoveryCodes);
  };
  const remove = async ({ id, kind, name }: SecondFactor) => {
    setOpen(false);
    const isSure = await confirm({
      title: words('removeQuestion', { name: name || words(kindWords[kind]) }),
      text: words(factors.length === 1 ? 'removeLastText' : 'removeText'),
      confirmLabel: words('remove'),
    });
    const isGone = isSure && (await assured(() => removeFactor(member, id).then(() => true)));
    if (isGone) toast.show(words('removed'), 'success');
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
          <b>{words('codes')}</b>
          <small>{words('codesLeft', { count: recoveryCodesLeft })}</small>
        </span>
        <Button variant="plain" size="sm" onClick={() => void renew()}>
          {words('renew')}
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
  const words = useFactorWords();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const { kind, host, createdAt, usedAt } = factor;
  const name = factor.name || words(kindWords[kind]);
  const Icon = kind === 'PASSKEY' ? IconFingerprint : IconDeviceMobile;
  const dateOf = (at: string) => formatReadableDate(new Date(at), language, timeZone);
  return (
    <li>
      <Card className={classes.factor}>
        <Icon size={26} aria-hidden />
        <span className={classes.about}>
          <b>{name}</b>
          <small>{words('since', { date: dateOf(createdAt) })}</small>
          {usedAt && <small>{words('used', { date: dateOf(usedAt) })}</small>}
          {host !== null && <small>{words('worksAt', { host })}</small>}
        </span>
        <Button variant="plain" size="sm" aria-label={words('changeOf', { name })} onClick={onChoose}>
          {words('change')}
        </Button>
      </Card>
    </li>
  );
}

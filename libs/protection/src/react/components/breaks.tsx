import type { MemberRef } from '@housebrand/shared';
import { Button, Card, Chip, confirm, toast } from '@housebrand/shared/react';
import { useState } from 'react';
import { EXCLUSION_CHOICES, type ExclusionKind } from '../../core';
import { useExclude } from '../api/exclude';
import { useProtectionMessages } from '../messages';
import classes from './protection-card.module.css';
import { toastFailure } from './toast-failure';

/** Message keys of the lengths in everyday terms, such as six months for 182 days. */
const LENGTHS = {
  1: 'length.day',
  7: 'length.week',
  30: 'length.month',
  42: 'length.sixWeeks',
  182: 'length.halfYear',
  365: 'length.year',
} as const;

/** The choice of a length, and a button that starts a cool-off or self-exclusion after a confirmation. */
export function Breaks({ kind, member }: { kind: ExclusionKind; member: MemberRef }) {
  const t = useProtectionMessages();
  const exclude = useExclude(member);
  const [chosen, setChosen] = useState<{ days: number | null } | null>(null);
  const isLong = kind === 'SELF_EXCLUSION';
  const named = (days: number | null) => t(isKnown(days) ? LENGTHS[days] : 'length.forGood');
  const begin = async (days: number | null) => {
    const isSure = await confirm({
      title:
        days === null ? t('forGoodQuestion') : t(isLong ? 'excludeQuestion' : 'breakQuestion', { length: named(days) }),
      text: t('confirmText'),
      confirmLabel: t('confirm'),
    });
    if (!isSure) return;
    exclude.mutate(
      { kind, days },
      {
        onSuccess: () => {
          setChosen(null);
          toast.show(t('saved'), 'success');
        },
        onError: toastFailure,
      },
    );
  };
  const title = t(isLong ? 'exclude' : 'break');
  return (
    <Card className={classes.block}>
      <h2>{title}</h2>
      <p>{t(isLong ? 'excludeHint' : 'breakHint')}</p>
      <div className={classes.choices} role="group" aria-label={title}>
        {EXCLUSION_CHOICES[kind].map((days) => (
          <Chip key={days} isSelected={chosen !== null && chosen.days === days} onClick={() => setChosen({ days })}>
            {named(days)}
          </Chip>
        ))}
      </div>
      <Button
        variant="ghost"
        className={classes.act}
        isLoading={exclude.isPending}
        disabled={chosen === null}
        onClick={() => chosen && void begin(chosen.days)}
      >
        {t(isLong ? 'beginExclusion' : 'beginBreak')}
      </Button>
    </Card>
  );
}

function isKnown(days: number | null): days is keyof typeof LENGTHS {
  return days !== null && days in LENGTHS;
}

import { formatReadableDate, formatPlainSatang, type MemberRef } from '@housebrand/shared';
import {
  Button,
  Card,
  FailureScreen,
  ProgressTrack,
  Skeleton,
  SkeletonScreen,
  useLanguage,
  usePortal,
} from '@housebrand/shared/react';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { LIMIT_KINDS, type LimitKind, type MoneyLimit } from '../../core';
import { useLimits } from '../api/get-limits';
import { useSetLimit } from '../api/set-limit';
import { useProtectionMessages } from '../messages';
import { Counted } from './counted';
import { LimitSheet } from './limit-sheet';
import classes from './limits.module.css';
import { toastFailure } from './toast-failure';

/** The cards of the deposit and loss limits. They load separately, because used amounts depend on the provider. */
export function Limits({ member }: { member: MemberRef }) {
  const limits = useLimits(member);
  const [open, setOpen] = useState<MoneyLimit | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (limits.isError) return <FailureScreen error={limits.error} onRetry={() => void limits.refetch()} />;
  if (!limits.data)
    return (
      <SkeletonScreen className={classes.waiting}>
        <Skeleton height={236} radius={12} />
        <Skeleton height={236} radius={12} />
      </SkeletonScreen>
    );
  return (
    <>
      {LIMIT_KINDS.map((kind) => (
        <LimitCard
          key={kind}
          kind={kind}
          member={member}
          limits={limits.data.filter((limit) => limit.kind === kind)}
          onOpen={(limit) => {
            setOpen(limit);
            setIsOpen(true);
          }}
        />
      ))}
      {open && (
        <LimitSheet
          key={`${open.kind} ${open.period} ${isOpen}`}
          limit={open}
          member={member}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

interface LimitCardProps {
  kind: LimitKind;
  member: MemberRef;
  limits: readonly MoneyLimit[];
  onOpen: (limit: MoneyLimit) => void;
}

function LimitCard({ kind, member, limits, onOpen }: LimitCardProps) {
  const t = useProtectionMessages();
  const id = `limits-${kind}`;
  return (
    <Card className={classes.card} role="region" aria-labelledby={id}>
      <h2 id={id}>{t(`limit.${kind}`)}</h2>
      <p className={classes.hint}>{t(`limitHint.${kind}`)}</p>
      <ul className={classes.rows}>
        {limits.map((limit) => (
          <li key={limit.period}>
            <LimitRow limit={limit} onOpen={() => onOpen(limit)} />
            <Waiting limit={limit} member={member} />
          </li>
        ))}
      </ul>
      <Counted kind={kind} />
    </Card>
  );
}

function LimitRow({ limit, onOpen }: { limit: MoneyLimit; onOpen: () => void }) {
  const t = useProtectionMessages();
  const baht = useBahtName();
  const { kind, period, limitSatang, usedSatang } = limit;
  return (
    <button type="button" className={classes.row} onClick={onOpen}>
      <span className={classes.head}>
        <span>{t(`period.${period}`)}</span>
        <b>{baht(limitSatang)}</b>
        <IconChevronRight size={18} aria-hidden />
      </span>
      {limitSatang !== null && <Used name={t(`limit.${kind}`)} limit={limit} />}
      <UncountedAmount limit={limit} />
      {limitSatang !== null && usedSatang !== null && usedSatang >= limitSatang && <Reached limit={limit} />}
    </button>
  );
}

function Used({ name, limit: { period, limitSatang, usedSatang } }: { name: string; limit: MoneyLimit }) {
  const t = useProtectionMessages();
  if (usedSatang === null) return <span className={classes.used}>{t('limitUnknown')}</span>;
  const share = limitSatang ? usedSatang / limitSatang : 1;
  return (
    <>
      <span className={classes.bar}>
        <ProgressTrack value={share} label={t('usedBar', { name, period: t(`period.${period}`) })} />
      </span>
      <span className={classes.used}>
        {t('used', {
          used: formatPlainSatang(BigInt(usedSatang)),
          limit: formatPlainSatang(BigInt(limitSatang ?? 0)),
        })}
      </span>
    </>
  );
}

/** Gifts and coupons received in the period: always for the day, for longer periods only with a limit. */
function UncountedAmount({ limit: { period, limitSatang, besideSatang } }: { limit: MoneyLimit }) {
  const t = useProtectionMessages();
  if (!besideSatang || (limitSatang === null && period !== 'DAY')) return null;
  return <span className={classes.used}>{t('beside', { amount: formatPlainSatang(BigInt(besideSatang)) })}</span>;
}

function Reached({ limit: { kind, period, until } }: { limit: MoneyLimit }) {
  const t = useProtectionMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const date = formatReadableDate(new Date(until), language, timeZone);
  return <span className={classes.reached}>{t(`reached.${kind}.${period}`, { date })}</span>;
}

/** A pending increase, with a button to cancel it. */
function Waiting({ limit: { kind, period, limitSatang, pending }, member }: { limit: MoneyLimit; member: MemberRef }) {
  const t = useProtectionMessages();
  const language = useLanguage();
  const { timeZone } = usePortal();
  const baht = useBahtName();
  const change = useSetLimit(member);
  if (!pending) return null;
  const date = formatReadableDate(new Date(pending.from), language, timeZone);
  const cancel = () => change.mutate({ kind, period, limitSatang }, { onError: toastFailure });
  return (
    <div className={classes.pending} role="status">
      <span>{t('waiting', { limit: baht(pending.limitSatang), date })}</span>
      <Button variant="plain" size="sm" isLoading={change.isPending} onClick={cancel}>
        {t('cancelIncrease')}
      </Button>
    </div>
  );
}

/** Returns a function that formats a limit: `฿3,000`, or "no limit". */
function useBahtName(): (satang: number | null) => string {
  const t = useProtectionMessages();
  return (satang) => (satang === null ? t('noLimit') : `฿${formatPlainSatang(BigInt(satang))}`);
}

import { formatSatang, type Satang } from '@housebrand/shared';
import { Card, Skeleton, SkeletonScreen } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import { usePaymentMessages } from '../payment-messages';
import classes from './move-parts.module.css';

/** A card with one amount. */
export function FigureCard({ label, satang, isDim = false }: { label: string; satang: Satang; isDim?: boolean }) {
  return (
    <Card>
      <div className={classes.figure} data-dim={isDim}>
        <span>{label}</span>
        <b>{formatSatang(satang)}</b>
      </div>
    </Card>
  );
}

/** Notice that the outcome is unknown. It shows neither an error nor a retry button. */
export function CheckingNotice() {
  const t = usePaymentMessages();
  return (
    <div className={classes.checking} role="status">
      <b>{t('checking')}</b>
      <p>{t('checkingText')}</p>
    </div>
  );
}

/** Explains why a move was refused; no money moved. */
export function FailedNotice({ error }: { error: string | null }) {
  return error ? (
    <p className={classes.failed} role="alert">
      {error}
    </p>
  ) : null;
}

/** Lays out cards side by side. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={classes.figures}>{children}</div>;
}

/** A large amount with its name above and an explanation below. */
export function LargeFigure({ label, satang, text }: { label: string; satang: Satang; text: string }) {
  return (
    <Card>
      <h2 className={classes.lead}>{label}</h2>
      <p className={classes.value}>{formatSatang(satang)}</p>
      <p className={classes.quiet}>{text}</p>
    </Card>
  );
}

/** Placeholder made of blocks with these heights in pixels. */
export function FlowSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <SkeletonScreen className={classes.waiting}>
      {heights.map((height) => (
        <Skeleton key={height} height={height} radius={12} />
      ))}
    </SkeletonScreen>
  );
}

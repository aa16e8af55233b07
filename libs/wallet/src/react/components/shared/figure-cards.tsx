import { formatSatang, type Satang } from '@housebrand/shared';
import { Card } from '@housebrand/shared/react';
import type { ReactNode } from 'react';
import classes from './figure-cards.module.css';

/** A card with one amount. */
export function FigureCard({ label, satang, isDim = false }: { label: string; satang: Satang; isDim?: boolean }) {
  return (
    <Card>
      <div className={classes.figure} data-dim={isDim}>
        <span>{label}</span>
        <b translate="no">{formatSatang(satang)}</b>
      </div>
    </Card>
  );
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
      <p className={classes.value} translate="no">
        {formatSatang(satang)}
      </p>
      <p className={classes.quiet}>{text}</p>
    </Card>
  );
}

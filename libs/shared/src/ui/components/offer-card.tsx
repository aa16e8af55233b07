import { useId, type ReactNode } from 'react';
import { Card } from './card';
import classes from './offer-card.module.css';

/** A feature that the member can turn on or decline. */
export interface OfferCardProps {
  /** An icon, 32 px. */
  icon: ReactNode;
  title: string;
  text: string;
  /** Why turning it on failed. */
  failure?: string | false;
  /** The buttons that decline and accept, in this order. */
  actions: ReactNode;
  /** Of the section, for its margin. */
  className?: string | undefined;
}

/** A card that offers a feature, with a button to decline. */
export function OfferCard({ icon, title, text, failure = false, actions, className }: OfferCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <Card className={classes.card}>
        {icon}
        <div className={classes.text}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.note}>{text}</p>
          <p role="status" className={classes.failed}>
            {failure}
          </p>
        </div>
        <div className={classes.actions}>{actions}</div>
      </Card>
    </section>
  );
}

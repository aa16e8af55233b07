import type { ComponentPropsWithoutRef } from 'react';
import classes from './card.module.css';
import { classNames } from './class-names';

/** A card's edge, with everything that a `div` takes. */
export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Off for cards whose rows reach the edge. */
  isPadded?: boolean;
}

/** A raised surface; takes everything that a `div` takes. */
export function Card({ isPadded = true, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(classes.card, isPadded && classes.padded, className)} />;
}

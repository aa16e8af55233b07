import type { ComponentPropsWithoutRef } from 'react';
import classes from './card.module.css';
import { classNames } from './class-names';

/** A card's padding, and all props of a `div`. */
export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Off for cards whose rows reach the edge. */
  isPadded?: boolean;
}

/** A raised surface. */
export function Card({ isPadded = true, className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(classes.card, isPadded && classes.padded, className)} />;
}

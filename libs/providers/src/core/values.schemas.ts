import { satangFromBaht } from '@housebrand/shared';
import { z } from 'zod';

function isBaht(value: number): boolean {
  try {
    satangFromBaht(value);
    return true;
  } catch {
    return false;
  }
}

/** A baht amount as a JSON number with at most two decimals; a text, a third decimal or NaN is refused. */
export const bahtAmount = z.number().refine(isBaht, 'not a baht amount with at most two decimals');

/** A whole number of points. */
export const points = z.int();

/** An instant, ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });

/** `#RRGGBB`. */
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A text with something in it. */
export const text = z.string().min(1);

/** An address that a browser may be sent to. */
export const webAddress = z.url({ protocol: /^https?$/ });

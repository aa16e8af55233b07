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

/** A baht amount as a JSON number with at most two decimals; rejects strings, a third decimal and NaN. */
export const bahtAmount = z.number().refine(isBaht, 'not a baht amount with at most two decimals');

/** A whole number of points. */
export const points = z.int();

/** An instant, ISO 8601 with a zone. */
export const instant = z.iso.datetime({ offset: true });

/** `#RRGGBB`. */
export const color = z.string().regex(/^#[0-9a-fA-F]{6}$/);

/** A non-empty string. */
export const text = z.string().min(1);

/** An http(s) address that a browser may open. */
export const webAddress = z.url({ protocol: /^https?$/ });

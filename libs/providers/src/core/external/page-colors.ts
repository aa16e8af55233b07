import { z } from 'zod';
import { color } from '../values.schemas';

/** The agent's colours for a page of the external site. Our addition to section 7: a provider that ignores them uses its own. */
export const pageColors = z.object({
  ground: color,
  raised: color,
  line: color,
  text: color,
  muted: color,
  main: color,
  onMain: color,
  /** Readable on the ground. */
  gold: color,
  goldFill: color,
  onGold: color,
  ok: color,
  danger: color,
  /** The two ends of the credit box, and the text on it. */
  creditFrom: color,
  creditTo: color,
  onCredit: color,
  creditFigure: color,
});
export type PageColors = z.infer<typeof pageColors>;

/** The colours of an agent's look that a page of the external site can wear. */
export const PAGE_COLORS = [
  'ground',
  'raised',
  'line',
  'text',
  'muted',
  'main',
  'onMain',
  // readable on the ground
  'gold',
  'goldFill',
  'onGold',
  'ok',
  'danger',
  // the two ends of the credit box, and the text on it
  'creditFrom',
  'creditTo',
  'onCredit',
  'creditFigure',
] as const;

/** A `#RRGGBB` colour for each of {@link PAGE_COLORS}. */
export type PageColors = Record<(typeof PAGE_COLORS)[number], string>;

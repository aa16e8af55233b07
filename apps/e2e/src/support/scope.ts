import type { Language } from './messages';

/** The gate runs journeys for one agent in both languages; the nightly run, and a journey run by hand, for all of its rows. */
export const isGate = process.env['E2E_SCOPE'] === 'gate';

const GATE_AGENT = 'MTO';

/**
 * The agents and languages that a journey runs for.
 * @param rows of the nightly run; the gate takes each language of them once, at one agent
 */
export function inScope<Row extends readonly [prefix: string, language: Language]>(
  rows: readonly Row[],
): readonly (readonly [prefix: string, language: Language])[] {
  if (!isGate) return rows;
  return [...new Set(rows.map(([, language]) => language))].map((language) => [GATE_AGENT, language] as const);
}

/** The agents that a journey runs for: all of them, or the gate's. */
export const agentsInScope = (agents: readonly string[]): readonly string[] => (isGate ? [GATE_AGENT] : agents);

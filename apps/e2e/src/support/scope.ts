import type { Language } from './messages';

/** The gate runs each test for one agent in both languages; nightly and manual runs use all rows. */
export const isGate = process.env['E2E_SCOPE'] === 'gate';

const GATE_AGENT = 'MTO';

/**
 * Returns the agents and languages of a test.
 * @param rows for the nightly run; the gate uses each of their languages once, with one agent
 */
export function inScope<Row extends readonly [prefix: string, language: Language]>(
  rows: readonly Row[],
): readonly (readonly [prefix: string, language: Language])[] {
  if (!isGate) return rows;
  return [...new Set(rows.map(([, language]) => language))].map((language) => [GATE_AGENT, language] as const);
}

/** Returns the agents of a test: all, or the gate's agent. */
export const agentsInScope = (agents: readonly string[]): readonly string[] => (isGate ? [GATE_AGENT] : agents);

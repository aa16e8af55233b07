import type { Finding } from './check-provider';

const COUNTED = { fits: 'fit', differs: 'differ', notOffered: 'not offered', notTried: 'not tried' } as const;

/** Formats findings for an operator: the call, what it answered, what was expected. */
export function reportOf(findings: readonly Finding[]): string {
  const of = (verdict: Finding['verdict']) => findings.filter((finding) => finding.verdict === verdict);
  const counts = Object.entries(COUNTED).map(
    ([verdict, label]) => `${of(verdict as Finding['verdict']).length} ${label}`,
  );
  return [
    ...of('differs').map(
      ({ call, method, address, expected, came }) =>
        `DIFFERS      ${call}  (${method} ${address})\n  expected   ${expected}\n  came       ${came}`,
    ),
    ...of('notOffered').map(({ call, expected }) => `NOT OFFERED  ${call}\n  without it ${expected}`),
    ...of('notTried').map(({ call, expected }) => `NOT TRIED    ${call}: ${expected}`),
    ...of('fits').map(({ call, came }) => `FITS         ${call}${came && ` (${came})`}`),
    '',
    `${findings.length} calls: ${counts.join(', ')}`,
  ].join('\n');
}

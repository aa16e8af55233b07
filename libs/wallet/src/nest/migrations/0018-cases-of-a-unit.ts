import type { Migration } from '@housebrand/shared/nest';

/** Credit and points of one account that are both wrong are two cases. */
export const casesOfAUnit: Migration = {
  id: 'wallet-0018-cases-of-a-unit',
  sql: `
drop index reconciliation_case_standing;
create unique index reconciliation_case_standing on reconciliation_case (agent, kind, subject, unit) where state <> 'GONE';
`,
};

import { OPERATOR_ROLE, type Migration } from '@housebrand/shared/nest';

/** Existing agents have no sites yet. Row-level security also applies to the owner: only operators see every row. */
export const agentSites: Migration = {
  id: 'theming-0003',
  sql: `
set local role ${OPERATOR_ROLE};
update agent set details = details || '{"sites": []}' where not details ? 'sites';
reset role;
`,
};

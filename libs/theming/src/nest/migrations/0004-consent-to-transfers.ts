import { OPERATOR_ROLE, type Migration } from '@housebrand/shared/nest';

/** No existing agent has agreed that its members take their credit elsewhere. */
export const consentToTransfers: Migration = {
  id: 'theming-0004',
  sql: `
set local role ${OPERATOR_ROLE};
update agent set details = jsonb_set(details, '{seamlessLogin,toAgents}', '[]')
 where details ? 'seamlessLogin' and not details -> 'seamlessLogin' ? 'toAgents';
reset role;
`,
};

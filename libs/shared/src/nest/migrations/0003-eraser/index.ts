import type { Migration } from '../../database/migration';
import eraserRole from './eraser.sql?raw';

const MAY_BECOME = `grant housebrand_eraser to housebrand_operator`;

const grantOnce = (grant: string, right: string) => `
do $$ begin
  if not pg_has_role('housebrand_operator', 'housebrand_eraser', '${right}') then ${grant}; end if;
exception when internal_error or unique_violation then null; -- another database's migration did it this moment
end $$;
`;

/** The role that replaces members' names, which operators' code assumes for an erasure. */
export const eraser: Migration = {
  id: 'shared-0003',
  sql: eraserRole + grantOnce(`${MAY_BECOME} with inherit false, set true`, 'set'),
  // see `loginRolesMigration`
  sqlOn15: eraserRole + grantOnce(MAY_BECOME, 'member'),
};

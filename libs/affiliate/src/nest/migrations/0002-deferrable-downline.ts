import type { Migration } from '@housebrand/shared/nest';

/** Lets an erasure replace a name in both tables before the reference is checked. */
export const deferrableDownline: Migration = {
  id: 'affiliate-0002',
  sql: `alter table affiliate_income
    alter constraint affiliate_income_agent_username_from_username_fkey deferrable initially immediate;`,
};

import { commonTable, type Migration } from '@housebrand/shared/nest';

/** A member's credit goes to one agent, once: the claim stands over all agents, so members' code cannot write it. */
export const seamlessClaims: Migration = {
  id: 'auth-0003',
  sql: `
create table seamless_claim (
  source_agent text not null,
  transfer_username text not null,
  claimant text not null,
  username text not null,
  claimed_at timestamptz not null default now(),
  primary key (source_agent, transfer_username)
);
${commonTable('seamless_claim')}
`,
};

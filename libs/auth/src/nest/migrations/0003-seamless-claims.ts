import { commonTable, type Migration } from '@housebrand/shared/nest';

/** A member's credit can be claimed once, by one agent. Claims span all agents, so the application role cannot write them. */
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

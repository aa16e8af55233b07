import type { Migration } from '@housebrand/shared/nest';

/** A key is looked up before its agent is known, so it has its own index; uniqueness applies within an agent. */
export const agentKeyPerAgent: Migration = {
  id: 'theming-0002',
  sql: `
drop index agent_key_hash;
create index agent_key_hash on agent_key (key_hash);
create unique index agent_key_once on agent_key (agent, key_hash);
`,
};

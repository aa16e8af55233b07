import type { Migration } from '@housebrand/shared/nest';

/** Limits agent keys to groups of calls and to networks, and records who created them and when they were last used. */
export const keyLimits: Migration = {
  id: 'theming-0002',
  sql: `alter table agent_key
      add column created_by text,
      -- null: every call
      add column scopes text[] check (scopes <> '{}' and scopes <@ array['members', 'payments', 'content', 'campaigns', 'settings']),
      -- empty: every network
      add column networks text[] not null default '{}',
      add column last_used_at timestamptz;`,
};

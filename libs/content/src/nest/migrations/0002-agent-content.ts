import { appendOnly, tenantTable, type Migration } from '@housebrand/shared/nest';

/** What agents write for their members, and who changed it. Banners have their own table. */
export const agentContent: Migration = {
  id: 'content-0002-agent-content',
  sql: `
create table agent_content (
  agent text not null,
  kind text not null check (kind in ('faq', 'tutorials', 'promotion-texts', 'announcements')),
  -- read and replaced as a whole
  rows jsonb not null check (jsonb_typeof(rows) = 'array'),
  primary key (agent, kind)
);
${tenantTable('agent_content')}
create table content_change (
  agent text not null,
  id uuid not null,
  at timestamptz not null,
  -- 'agent key' or 'operator'
  changed_by text not null,
  kind text not null,
  -- the whole list as it stands since then
  rows jsonb not null,
  primary key (agent, id)
);
${tenantTable('content_change', { appMay: appendOnly })}`,
};

import type { Migration } from '@housebrand/shared/nest';

/** A gift is taken back by an operator: the trail does not say that its receiver began it. */
export const whoTakesBack: Migration = {
  id: 'wallet-0017-who-takes-back',
  sql: `
create or replace function audit_opened() returns trigger language plpgsql as $$
begin
  insert into audit_entry (agent, actor, action, subject, details)
  select agent, case when reverses is null then username else 'operator' end, 'money.payment-opened', username, json_build_object(
    'id', id, 'kind', kind, 'unit', unit, 'amount', amount::text, 'receiver', receiver, 'reverses', reverses)::text
  from opened;
  return null;
end $$;
`,
};

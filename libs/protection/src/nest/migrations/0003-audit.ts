import type { Migration } from '@housebrand/shared/nest';

/** Adds each change of protection to the audit trail with a trigger. */
export const protectionAudit: Migration = {
  id: 'protection-0003-audit',
  sql: `
create function audit_play_change() returns trigger language plpgsql as $$
begin
  perform audit_note(new.agent, new.username, 'protection.changed', new.username,
    json_build_object('change', new.id, 'what', new.what));
  return null;
end $$;
create trigger audit after insert on play_change for each row execute function audit_play_change();
`,
};

import type { Migration } from '@housebrand/shared/nest';

/** Every move of money and every change of its state is in the audit trail, whoever makes it: in its own transaction, by the table itself. */
export const moneyAudit: Migration = {
  id: 'wallet-0012-audit',
  sql: `
create function audit_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform audit_note(new.agent, new.username, 'money.payment-opened', new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'unit', new.unit, 'amount', new.amount::text, 'receiver', new.receiver, 'reverses', new.reverses));
  elsif new.status is distinct from old.status then
    perform audit_note(new.agent, 'system', 'money.payment-' || lower(new.status), new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'unit', new.unit, 'amount', new.amount::text, 'receiver', new.receiver));
  end if;
  return null;
end $$;
create trigger audit after insert or update on payment for each row execute function audit_payment();

create function audit_provider_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform audit_note(new.agent, new.username, 'money.move-sent', new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'satang', new.amount_satang::text));
  elsif new.state is distinct from old.state then
    perform audit_note(new.agent, 'system', 'money.move-' || lower(new.state), new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'satang', new.amount_satang::text, 'reference', new.reference));
  end if;
  return null;
end $$;
create trigger audit after insert or update on provider_move for each row execute function audit_provider_move();
`,
};

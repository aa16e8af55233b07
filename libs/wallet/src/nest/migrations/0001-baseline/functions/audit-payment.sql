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

create trigger audit after update on payment for each row execute function audit_payment();

-- Records every start of a payment and every change of its status, whichever code causes it. Operators reverse gifts and correct
-- credit; members return coupons, or the system drops them.
create or replace function audit_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform audit_note(new.agent,
      case
        when new.kind in ('CORRECTION', 'DEDUCTION') then 'operator'
        when new.reverses is null or new.idempotency_key like 'returned:%' then new.username
        when new.kind = 'GIFT' then 'operator'
        else 'system'
      end,
      'money.payment-opened', new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'unit', new.unit, 'amount', new.amount::text, 'receiver', new.receiver, 'reverses', new.reverses));
  elsif new.status is distinct from old.status then
    perform audit_note(new.agent, 'system', 'money.payment-' || lower(new.status), new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'unit', new.unit, 'amount', new.amount::text, 'receiver', new.receiver));
  end if;
  return null;
end $$;

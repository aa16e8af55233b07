-- an operator takes gifts back; coupons go back by themselves
create function audit_opened() returns trigger language plpgsql as $$
begin
  insert into audit_entry (agent, actor, action, subject, details)
  select agent, case when reverses is null then username when kind = 'GIFT' then 'operator' else 'system' end,
    'money.payment-opened', username, json_build_object(
    'id', id, 'kind', kind, 'unit', unit, 'amount', amount::text, 'receiver', receiver, 'reverses', reverses)::text
  from opened;
  return null;
end $$;

create trigger audit_opened after insert on payment referencing new table as opened
  for each statement execute function audit_opened();

-- Announces a settled payment to the agent's other systems, if they follow payments.
create or replace function announce_payment() returns trigger language plpgsql as $$
begin
  if exists (select from event_subscription s where s.agent = new.agent and s.kind = 'payment.settled') then
    perform announce_settled(new.agent, new.id::text, new.kind, new.username, case new.unit when 'CREDIT' then new.amount end,
      new.changed_at, case new.unit when 'POINT' then new.amount end, case new.kind when 'GIFT' then new.receiver end, new.reverses);
  end if;
  return null;
end $$;

-- nobody knows whether the provider did the step: told once a step
create function doubt_payment(p_id uuid, p_step text, p_at timestamptz) returns void
language plpgsql as $$
declare
  known payment;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return; end if;
  update payment p set changed_at = p_at where p.agent = known.agent and p.id = p_id;
  if (select e.kind from payment_event e where e.agent = known.agent and e.payment = p_id order by e.position desc limit 1) <> 'unknown' then
    perform payment_tell(known, 'unknown', p_at);
  end if;
end $$;

-- Records, once per step, that the outcome of a step is unknown.
create function mark_payment_unknown(p_id uuid, p_step text, p_at timestamptz) returns void
language plpgsql as $$
declare
  stored payment;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step is distinct from p_step then return; end if;
  update payment p set changed_at = p_at where p.agent = stored.agent and p.id = p_id;
  if (select e.kind from payment_event e where e.agent = stored.agent and e.payment = p_id order by e.position desc limit 1) <> 'unknown' then
    perform record_payment_event(stored, 'unknown', p_at);
  end if;
end $$;

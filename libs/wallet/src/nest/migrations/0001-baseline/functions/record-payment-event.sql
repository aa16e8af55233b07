-- Appends an event to a payment's timeline: `created`, `held`, `sent`, `unknown`, `confirmed`, `refused` or `returned`.
create function record_payment_event(p_payment payment, p_kind text, p_at timestamptz) returns void
language sql as $$
  insert into payment_event (agent, payment, position, kind, at)
  select (p_payment).agent, (p_payment).id, 1 + count(*), p_kind, p_at
  from payment_event where agent = (p_payment).agent and payment = (p_payment).id
$$;

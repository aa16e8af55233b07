-- Announces a fact to the agent's other systems, in the transaction that records it: an outbox entry whose id names the event. Writes
-- nothing for a kind that the agent does not follow, for a fact from before that, and for one that was announced before.
-- p_subject: names the fact, such as a payment.
create function event_add(p_agent text, p_kind text, p_subject text, p_at timestamptz, p_data jsonb) returns void
language plpgsql as $$
declare
  event uuid := gen_random_uuid();
begin
  if exists (select from event_subscription s where s.agent = p_agent and s.kind = p_kind and s.since <= p_at) then
    insert into outbox_entry (agent, id, topic, key, reference, payload)
    values (p_agent, event, 'agent.events', event::text, p_kind || ' ' || p_subject,
      jsonb_build_object('kind', p_kind, 'at', p_at, 'data', p_data))
    on conflict (agent, topic, reference) do nothing;
  end if;
end $$;

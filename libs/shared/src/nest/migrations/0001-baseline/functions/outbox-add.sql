-- Adds one outbox entry for the transaction's agent. Writers of one key wait for one another, so positions follow the commits.
-- p_claim, p_lease: the writer's process delivers the entry itself, within the lease; null: any worker delivers it.
-- Returns whether the entry is leased to p_claim: an earlier entry of the key that is not sent comes first, so then it is not.
create function outbox_add(p_id uuid, p_topic text, p_key text, p_reference text, p_payload jsonb, p_claim uuid, p_lease interval)
returns boolean
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  is_leased boolean;
begin
  perform outbox_lock(p_topic, p_key);
  is_leased := p_claim is not null and not exists (
    select from outbox_entry e where e.agent = own and e.topic = p_topic and e.key = p_key and e.state <> 'sent');
  insert into outbox_entry (agent, id, topic, key, reference, payload, attempts, claim, due_at)
  values (own, p_id, p_topic, p_key, p_reference, p_payload, is_leased::int, case when is_leased then p_claim end,
    clock_timestamp() + case when is_leased then p_lease else interval '0' end);
  return is_leased;
end $$;

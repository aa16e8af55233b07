-- Adds one outbox entry for the transaction's agent. Writers of one key wait for one another, so positions follow the commits.
create function outbox_add(p_id uuid, p_topic text, p_key text, p_reference text, p_payload jsonb) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'outbox', current_setting('app.agent'), p_topic, p_key), 0));
  insert into outbox_entry (agent, id, topic, key, reference, payload)
  values (current_setting('app.agent'), p_id, p_topic, p_key, p_reference, p_payload);
end $$;

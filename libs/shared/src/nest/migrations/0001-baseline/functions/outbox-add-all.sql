create function outbox_add_all(p_topic text, p_key text, p_ids uuid[], p_payloads jsonb[]) returns void
language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'outbox', current_setting('app.agent'), p_topic, p_key), 0));
  insert into outbox_entry (agent, id, topic, key, reference, payload)
  select current_setting('app.agent'), e.id, p_topic, p_key, e.id::text, e.payload
  from rows from (unnest(p_ids), unnest(p_payloads)) with ordinality as e (id, payload, nth) order by e.nth;
end $$;

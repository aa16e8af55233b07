-- Lets the transactions that add or lease entries of one key wait for one another, until they commit.
create function outbox_lock(p_topic text, p_key text) returns void
language sql as $$
  select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', 'outbox', current_setting('app.agent'), p_topic, p_key), 0))
$$;

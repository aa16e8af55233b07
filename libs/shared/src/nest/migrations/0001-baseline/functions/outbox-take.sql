-- Leases a key's oldest waiting entry to delivery p_claim, in the transaction that finished the entry before it. Returns its id; null if
-- there is none, or if it was delivered before. A parked entry of the key doesn't hold it (`continue`). Call it last: it waits for
-- writers of the key, so that it sees every entry which `outbox_add` didn't lease because of the finished one.
create function outbox_take(p_topic text, p_key text, p_claim uuid, p_lease interval) returns uuid
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  taken uuid;
begin
  perform outbox_lock(p_topic, p_key);
  update outbox_entry e set attempts = 1, claim = p_claim, due_at = clock_timestamp() + p_lease
  where e.agent = own and e.attempts = 0 and e.id = (
    select o.id from outbox_entry o
    where o.agent = own and o.topic = p_topic and o.key = p_key and o.state = 'waiting' order by o.position limit 1)
  returning e.id into taken;
  return taken;
end $$;

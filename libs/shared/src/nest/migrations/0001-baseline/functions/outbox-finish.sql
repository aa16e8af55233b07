-- Marks an outbox entry as sent in the transaction that records its delivery. Returns false, and changes nothing, if the delivery's lease
-- has ended and another one has started.
create function outbox_finish(p_id uuid, p_claim uuid) returns boolean
language plpgsql as $$
begin
  update outbox_entry e set state = 'sent', claim = null, ended_at = clock_timestamp()
  where e.agent = current_setting('app.agent') and e.id = p_id and e.claim = p_claim;
  return found;
end $$;

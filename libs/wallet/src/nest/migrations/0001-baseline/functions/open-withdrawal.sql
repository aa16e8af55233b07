-- takes the member's lock for a withdrawal. true: it may begin, or it began under the same key
create function open_withdrawal(p_username text, p_once_key text, p_met uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  return exists (select from provider_move m where m.agent = current_setting('app.agent')
      and m.username = p_username and m.kind = 'WITHDRAWAL' and m.once_key = p_once_key)
    or may_leave(p_username, p_met, p_at);
end $$;

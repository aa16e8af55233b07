-- Locks the member's account for a withdrawal at the provider.
-- true: it may start, or it started under the same key. false: an open turnover requirement blocks it.
create function open_withdrawal(p_username text, p_idempotency_key text, p_fulfilled uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  perform ledger_lock('member:' || p_username, 'CREDIT');
  return exists (select from provider_move m where m.agent = current_setting('app.agent')
      and m.username = p_username and m.kind = 'WITHDRAWAL' and m.idempotency_key = p_idempotency_key)
    or pass_turnover(p_username, p_fulfilled, p_at);
end $$;

-- Records that the provider refused a step for good, and returns the payment's status. A call that comes second changes nothing.
-- A refused `credit` of a gift leads to `return` (APPROVE); everything else ends in REJECT, and held credit goes back. A `return` can't
-- be refused.
create or replace function refuse_payment(p_id uuid, p_step text, p_reason text, p_words text, p_at timestamptz) returns text
language plpgsql as $$
declare
  stored payment;
  goes_back boolean;
begin
  select * into strict stored from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if stored.step is distinct from p_step then return stored.status; end if;
  if p_step = 'return' then raise exception 'a return cannot be refused'; end if;
  goes_back := stored.kind = 'GIFT' and p_step = 'credit';
  perform record_payment_event(stored, 'refused', p_at);
  if stored.kind <> 'GIFT' and not is_taken_back(stored) then
    perform ledger_post(stored, 'return', 'in-transit', payment_source(stored), p_at);
  end if;
  update payment p set step = case when goes_back then 'return' end, requested_at = null,
    status = case when goes_back then 'APPROVE' else 'REJECT' end,
    reject_reason = p_reason, reject_words = p_words, changed_at = p_at
  where p.agent = stored.agent and p.id = p_id;
  return case when goes_back then 'APPROVE' else 'REJECT' end;
end $$;

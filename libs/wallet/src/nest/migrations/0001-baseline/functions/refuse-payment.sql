create function refuse_payment(p_id uuid, p_step text, p_reason text, p_words text, p_at timestamptz) returns text
language plpgsql as $$
declare
  known payment;
  goes_back boolean;
begin
  select * into strict known from payment p where p.agent = current_setting('app.agent') and p.id = p_id for update;
  if known.step is distinct from p_step then return known.status; end if;
  if p_step = 'return' then raise exception 'what is given back cannot be refused'; end if;
  goes_back := known.kind = 'GIFT' and p_step = 'credit';
  perform payment_tell(known, 'refused', p_at);
  if known.kind <> 'GIFT' and not is_take_back(known) then
    perform ledger_post(known, 'return', 'in-transit', payment_source(known), p_at);
  end if;
  update payment p set step = case when goes_back then 'return' end, asked_at = null,
    status = case when goes_back then 'APPROVE' else 'REJECT' end,
    reject_reason = p_reason, reject_words = p_words, changed_at = p_at
  where p.agent = known.agent and p.id = p_id;
  return case when goes_back then 'APPROVE' else 'REJECT' end;
end $$;

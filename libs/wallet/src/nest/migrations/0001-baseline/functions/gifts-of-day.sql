-- Returns the number and the satang of the gifts that count towards a sender's limits of a day. Rejected gifts don't, and neither do
-- reversals: the member did not send them.
create function gifts_of_day(p_sender text, p_day date) returns table (gifts int, given bigint)
language sql stable as $$
  select count(*)::int, coalesce(sum(p.amount), 0)::bigint from payment p
  where p.agent = current_setting('app.agent') and p.username = p_sender and p.business_day = p_day and p.kind = 'GIFT'
    and p.status <> 'REJECT' and p.reverses is null
$$;

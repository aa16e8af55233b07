-- p_wishes: what open_gift is asked for, in order, in its members' names
create function open_gifts(p_sender text, p_wishes jsonb)
returns table (outcome text, payment uuid, gifts int, given bigint)
language plpgsql as $$
declare
  own text := current_setting('app.agent');
  is_free boolean;
  wish record;
  today date;
  nth int;
  keys text[] := '{}';
  opened payment[] := '{}';
begin
  perform ledger_lock('member:' || p_sender, 'CREDIT');
  is_free := not exists (select from open_demands(p_sender));
  for wish in
    select w.*, p.id as known, (p.receiver, p.amount) = (w.receiver, w.amount) as is_same
    from rows from (jsonb_to_recordset(p_wishes) as (id uuid, receiver text, amount bigint, "idempotencyKey" text, day date, at timestamptz,
      "mostGifts" int, "mostAmount" bigint, met uuid[])) with ordinality
      as w (id, receiver, amount, once_key, day, at, most_gifts, most_amount, met, position)
    -- each by its key: joined, they would be looked for among all that the member ever began
    left join lateral (
      select k.id, k.receiver, k.amount from payment k
      where k.agent = own and k.username = p_sender and k.kind = 'GIFT' and k.once_key = w.once_key limit 1) p on true
    order by w.position
  loop
    nth := array_position(keys, wish.once_key);
    if nth is not null then
      wish.known := opened[nth].id;
      wish.is_same := (opened[nth].receiver, opened[nth].amount) = (wish.receiver, wish.amount);
    end if;
    if wish.known is not null then
      return query select case when wish.is_same then 'known' else 'otherRequest' end, wish.known, null::int, null::bigint;
      continue;
    end if;
    if today is distinct from wish.day then
      today := wish.day;
      -- what an operator takes back is none of the member's own gifts
      select count(*)::int, coalesce(sum(g.amount), 0)::bigint into gifts, given from (
        select p.amount from payment p
        where p.agent = own and p.username = p_sender and p.business_day = today and p.kind = 'GIFT' and p.status <> 'REJECT'
          and p.reverses is null
        union all select o.amount from unnest(opened) o where o.business_day = today) g;
    end if;
    payment := null;
    outcome := case
      when gifts >= wish.most_gifts then 'tooMany'
      when given + wish.amount > wish.most_amount then 'tooMuch'
      when not (is_free or may_leave(p_sender, wish.met, wish.at)) then 'held'
      else 'opened' end;
    if outcome = 'opened' then
      payment := wish.id;
      gifts := gifts + 1;
      given := given + wish.amount;
      keys := keys || wish.once_key;
      opened := opened || row(own, wish.id, 'GIFT', 'CREDIT', wish.amount, p_sender, wish.receiver, 'CREATE', 'debit',
        null, null, null, null, wish.once_key, wish.day, wish.at, wish.at)::payment;
    end if;
    return next;
  end loop;
  insert into payment select * from unnest(opened);
  insert into payment_event (agent, payment, position, kind, at)
  select o.agent, o.id, 1, 'created', o.created_at from unnest(opened) o;
  perform outbox_add_all('wallet.payment', p_sender, array_agg(o.id), array_agg(jsonb_build_object('payment', o.id)))
  from unnest(opened) o having count(*) > 0;
end $$;

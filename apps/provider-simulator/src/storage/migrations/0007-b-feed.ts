/**
 * Round events in the order in which the feed may return them; triggers write them for every change of a round. A reader pages by
 * transaction and stops before the first that may still be running, so that it skips none.
 */
export const feed = {
  id: 'simulator-0007-b',
  sql: `
create table round_event (
  id bigint generated always as identity primary key,
  xact xid8 not null default pg_current_xact_id(),
  round_id text not null references round on delete cascade,
  kind text not null check (kind in ('STAKE', 'SETTLE', 'VOID')),
  stake bigint not null,
  payout bigint not null,
  at timestamptz not null
);
create index round_event_order on round_event (xact, id);

create function tell_round() returns trigger language plpgsql as $$
declare
  staked bigint := new.stake - case tg_op when 'INSERT' then 0 else old.stake end;
  was text := case tg_op when 'INSERT' then 'OPEN' else old.status end;
begin
  if staked > 0 then
    insert into round_event (round_id, kind, stake, payout, at) values (new.id, 'STAKE', staked, 0, new.created_at);
  end if;
  if new.status <> was then
    insert into round_event (round_id, kind, stake, payout, at)
    values (new.id, case new.status when 'VOID' then 'VOID' else 'SETTLE' end, new.stake, new.payout, coalesce(new.settled_at, new.created_at));
  end if;
  return null;
end $$;

create trigger told_insert after insert on round for each row execute function tell_round();
create trigger told_update after update of stake, status on round for each row execute function tell_round();

-- rounds that were there before
insert into round_event (round_id, kind, stake, payout, at)
select id, 'STAKE', stake, 0, created_at from round
union all
select id, case status when 'VOID' then 'VOID' else 'SETTLE' end, stake, payout, coalesce(settled_at, created_at) from round where status <> 'OPEN'
order by 5;
`,
} as const;

-- Notes a fact that counts on a day which has ended. The day's stored figures are void as soon as the fact is visible.
create function note_late_fact(p_agent text, p_at timestamptz) returns void language plpgsql as $$
begin
  insert into late_fact (agent, at) select agent, p_at from day_end where agent = p_agent and p_at < until;
end $$;

-- Notes the quarters of an hour in which booked moves count, if their days have ended: days of every zone start with a quarter.
create function note_late_bets() returns trigger language plpgsql as $$
begin
  insert into late_fact (agent, at)
  select distinct added.agent, date_bin('15 minutes', added.at, timestamptz '2000-01-01 00:00:00Z')
  from added join day_end on day_end.agent = added.agent and added.at < day_end.until;
  return null;
end $$;

create trigger late after insert on bet_turnover referencing new table as added for each statement execute function note_late_bets();

-- Notes a member who is new on a day that has ended, or no longer.
create function note_late_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform note_late_fact(old.agent, old.member_since); end if;
  if tg_op <> 'DELETE' then perform note_late_fact(new.agent, new.member_since); end if;
  return null;
end $$;

create trigger late after insert or delete on member for each row execute function note_late_member();
create trigger late_change after update of member_since on member for each row
  when (old.member_since is distinct from new.member_since) execute function note_late_member();

-- A deposit or withdrawal counts when it ended, as the provider's report showed it later.
create function note_late_report() returns trigger language plpgsql as $$
begin
  perform note_late_fact(new.agent, new.ended_at);
  return null;
end $$;

create trigger late after insert on reported_payment for each row execute function note_late_report();

-- A bonus counts when it started, once it has succeeded. Gifts, which are most payments, cost nothing.
create function note_late_bonus() returns trigger language plpgsql as $$
begin
  perform note_late_fact(new.agent, new.created_at);
  return null;
end $$;

create trigger late after insert on payment for each row
  when (new.kind in ('COUPON', 'QUEST', 'TOURNAMENT') and new.unit = 'CREDIT' and new.status = 'SUCCESS')
  execute function note_late_bonus();
create trigger late_success after update on payment for each row
  when (new.kind in ('COUPON', 'QUEST', 'TOURNAMENT') and new.unit = 'CREDIT' and old.status <> 'SUCCESS' and new.status = 'SUCCESS')
  execute function note_late_bonus();

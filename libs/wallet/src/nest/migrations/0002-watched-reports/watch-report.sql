-- Watches a member's report from now on, or longer. The provider's clock may differ from ours by ten minutes.
create function watch_report(p_agent text, p_username text, p_kind text, p_at timestamptz, p_until timestamptz) returns void
language sql as $$
  insert into watched_report (agent, username, kind, since, touched_at, until)
  values (p_agent, p_username, p_kind, p_at - interval '10 minutes', p_at, p_until)
  on conflict (agent, username, kind) do update
  set touched_at = greatest(watched_report.touched_at, excluded.touched_at), until = greatest(watched_report.until, excluded.until),
    requested_at = null
$$;

-- Watches for the end of each accepted deposit and withdrawal, whichever code settles its move.
create function watch_move() returns trigger language plpgsql as $$
begin
  perform watch_report(new.agent, new.username, new.kind, new.created_at, new.created_at + interval '1 hour');
  return null;
end $$;

create trigger watches after update on provider_move for each row
when (old.state <> 'SETTLED' and new.state = 'SETTLED' and new.kind in ('DEPOSIT', 'WITHDRAWAL'))
execute function watch_move();

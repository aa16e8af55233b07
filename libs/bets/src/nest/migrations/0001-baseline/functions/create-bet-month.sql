-- Creates the partitions of a month of UTC, and moves events of the month that arrived before into them.
create function create_bet_month(month timestamptz) returns void language plpgsql set search_path = pg_catalog, pg_temp set timezone = 'UTC' as $$
declare
  parent text;
  other text;
  created text;
begin
  foreach parent in array array['bet_event', 'bet_turnover'] loop
    other := parent || '_other';
    created := to_char(month, format('"%s_"YYYY_MM', parent));
    continue when to_regclass('bet_months.' || created) is not null;
    -- no event of the month arrives between the move and the attachment
    execute format('lock table bet_months.%I in access exclusive mode', other);
    execute format('create table bet_months.%I (like public.%I including all excluding identity)', created, parent);
    execute format('with moved as (delete from bet_months.%I where at >= %L and at < %L returning *) insert into bet_months.%I select * from moved',
      other, month, month + interval '1 month', created);
    execute format('alter table public.%I attach partition bet_months.%I for values from (%L) to (%L)',
      parent, created, month, month + interval '1 month');
  end loop;
end $$;
revoke execute on function create_bet_month from public, housebrand_app, housebrand_operator;

-- The role that erases members: the rights and rows of the members' role, and the personal columns that the domains declare.
do $$ begin
  begin
    if not exists (select from pg_roles where rolname = 'housebrand_eraser') then
      create role housebrand_eraser nologin inherit;
    end if;
  exception when duplicate_object or unique_violation then null; -- another database's migration did it this moment
  end;
  if not pg_has_role('housebrand_eraser', 'housebrand_app', 'member') then
    grant housebrand_app to housebrand_eraser;
  end if;
  if not pg_has_role(current_user, 'housebrand_eraser', 'member') then
    execute 'grant housebrand_eraser to current_user';
  end if;
exception when internal_error or unique_violation then null;
end $$;

-- Refuses every change of an append-only table, also for the owner and superusers. The eraser may replace the names in it.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'housebrand_eraser' then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Refuses a change of a table that only triggers of other tables write, also for the owner and superusers. The eraser may replace the
-- names in it.
create or replace function refuse_direct_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_user = 'housebrand_eraser' then return new; end if;
  raise exception '% follows the rows that it sums', tg_table_name using errcode = 'restrict_violation';
end $$;

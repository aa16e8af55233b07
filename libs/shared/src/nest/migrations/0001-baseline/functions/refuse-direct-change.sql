-- Refuses a change of a table that only triggers of other tables write, also for the owner and superusers.
create function refuse_direct_change() returns trigger language plpgsql as $$
begin
  raise exception '% follows the rows that it sums', tg_table_name using errcode = 'restrict_violation';
end $$;

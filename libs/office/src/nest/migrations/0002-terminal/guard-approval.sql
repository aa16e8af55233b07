-- Guards approvals by two people, whatever the code does: a request starts OPEN, is decided once, and requester and decider are active
-- accounts of the back office. A REFUSED request only needs the decider.
create or replace function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'OPEN' or tg_op = 'INSERT' and new.state <> 'OPEN' then
    raise exception 'request % is decided on once', new.id using errcode = 'restrict_violation';
  end if;
  if not is_active_staff(new.requested_by) and new.state <> 'REFUSED' or new.state <> 'OPEN' and not is_active_staff(new.decided_by) then
    raise exception 'request % takes two accounts', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function is_active_staff(actor text) returns boolean language sql stable as $$
  select exists (select from staff_account s where 'staff:' || s.username = actor and s.state = 'ACTIVE')
$$;

drop function is_approver(text);

-- the keys of operators, which accounts replace
drop table operator_account;
drop function guard_operator_account();

-- a posting is its payment's in unit and amount
create function guard_posting() returns trigger language plpgsql as $$
begin
  if new.move <> 'accrual' and not exists (select from payment p
      where p.agent = new.agent and p.id = new.payment and p.unit = new.unit and p.amount = new.amount) then
    raise exception 'a posting moves what its payment does' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before insert on ledger_posting for each row execute function guard_posting();

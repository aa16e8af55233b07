-- A posting moves exactly what its payment does. An accrual has no payment.
create function guard_posting() returns trigger language plpgsql as $$
begin
  if new.move <> 'accrual' and not exists (select from payment p
      where p.agent = new.agent and p.id = new.payment and p.unit = new.unit and p.amount = new.amount) then
    raise exception 'a posting has the unit and amount of its payment' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger guard before insert on ledger_posting for each row execute function guard_posting();

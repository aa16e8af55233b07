create function book_posting() returns trigger language plpgsql as $$
begin
  insert into ledger_account (agent, id, unit, balance)
  select new.agent, moved.id, new.unit, moved.amount
  from (values (new.source, -new.amount), (new.destination, new.amount)) moved (id, amount)
  where moved.id like '%:%' order by moved.id
  on conflict (agent, id, unit) do update set balance = ledger_account.balance + excluded.balance;
  return null;
end $$;

create trigger book after insert on ledger_posting for each row execute function book_posting();

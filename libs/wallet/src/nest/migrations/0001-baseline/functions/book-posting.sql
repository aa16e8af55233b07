-- Books a posting on its accounts, in the order of their ids so that concurrent postings can't deadlock. Only accounts with a row have
-- a balance: those with a colon in their id.
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

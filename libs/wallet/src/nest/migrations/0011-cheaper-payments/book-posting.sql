-- Books a posting on its accounts, in the order of their ids so that concurrent postings can't deadlock. Only accounts with a row have
-- a balance: those with a colon in their id. Nearly all of them exist, so it updates first: an insert that meets a conflict checks the
-- policies of the table more often.
create or replace function book_posting() returns trigger language plpgsql as $$
declare
  account text := least(new.source, new.destination);
  moved bigint;
begin
  loop
    if strpos(account, ':') > 0 then
      moved := case account when new.source then -new.amount else new.amount end;
      update ledger_account a set balance = a.balance + moved where a.agent = new.agent and a.id = account and a.unit = new.unit;
      if not found then
        insert into ledger_account as known (agent, id, unit, balance) values (new.agent, account, new.unit, moved)
        on conflict (agent, id, unit) do update set balance = known.balance + excluded.balance;
      end if;
    end if;
    exit when account = greatest(new.source, new.destination);
    account := greatest(new.source, new.destination);
  end loop;
  return null;
end $$;

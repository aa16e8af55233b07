-- Refuses every change of a balance outside book_posting, for every role.
create function refuse_balance() returns trigger language plpgsql as $$
begin
  raise exception 'a balance changes with its postings only' using errcode = 'restrict_violation';
end $$;

-- depth 0: a statement changes the balance itself, not the trigger of a posting
create trigger opens_empty before insert on ledger_account for each row
  when (new.balance <> 0 and pg_trigger_depth() = 0) execute function refuse_balance();

create trigger follows_postings before update on ledger_account for each row
  when (pg_trigger_depth() = 0) execute function refuse_balance();

create trigger stays before delete or truncate on ledger_account for each statement execute function refuse_balance();

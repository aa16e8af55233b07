import { commonTable, type Migration } from '@housebrand/shared/nest';

export const operatorMigrations: readonly Migration[] = [
  {
    id: 'api-0004-operators',
    sql: `
create table operator_account (
  name text primary key check (name <> ''),
  -- of a random key that nobody but the operator has; one key, one operator
  key_hash bytea not null unique check (length(key_hash) = 32),
  added_by text not null,
  added_at timestamptz not null,
  ended_at timestamptz
);
${commonTable('operator_account')}

-- an operator who is gone stays gone
create function guard_operator_account() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'operator % has ended', old.name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before update on operator_account for each row execute function guard_operator_account();

-- whatever the code thinks: two accounts that are there ask and decide, once
create function guard_approval() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state <> 'OPEN' or tg_op = 'INSERT' and new.state <> 'OPEN' then
    raise exception 'request % is decided on once', new.id using errcode = 'restrict_violation';
  end if;
  if not exists (select from operator_account o where o.name = new.requested_by and o.ended_at is null) and new.state <> 'REFUSED'
     or new.state <> 'OPEN' and not exists (select from operator_account o where o.name = new.decided_by and o.ended_at is null) then
    raise exception 'request % takes two operators', new.id using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger guard before insert or update on operator_approval for each row execute function guard_approval();`,
    rights: { operator_account: { app: [], operator: ['select', 'insert', 'update (ended_at)'] } },
  },
];

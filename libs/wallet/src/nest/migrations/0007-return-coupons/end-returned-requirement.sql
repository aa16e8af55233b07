-- Drops a coupon's turnover requirement once its credit is back. Of a dropped requirement, nothing changes.
create function end_returned_requirement() returns trigger language plpgsql as $$
begin
  update turnover_requirement r set dropped_at = new.changed_at
  where r.agent = new.agent and r.payment = new.reverses and r.fulfilled_at is null and r.dropped_at is null;
  return null;
end $$;

create trigger ends_requirement after update on payment for each row
  when (new.kind = 'COUPON' and new.reverses is not null and old.status <> 'SUCCESS' and new.status = 'SUCCESS')
  execute function end_returned_requirement();

-- Whether money may leave a member's account. Call it under the member's lock.
-- true: every open requirement is in p_fulfilled, and is closed now. false: another one is open, and nothing changed.
create function pass_turnover(p_username text, p_fulfilled uuid[], p_at timestamptz) returns boolean
language plpgsql as $$
begin
  if exists (select from open_turnover_requirements(p_username) r where r.payment <> all (p_fulfilled)) then return false; end if;
  update turnover_requirement r set fulfilled_at = p_at
  where r.agent = current_setting('app.agent') and r.username = p_username and r.fulfilled_at is null and r.payment = any (p_fulfilled);
  return true;
end $$;

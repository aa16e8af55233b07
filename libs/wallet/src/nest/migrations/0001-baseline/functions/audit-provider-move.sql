-- Records every provider move and every change of its state, whichever code causes it.
create function audit_provider_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform audit_note(new.agent, new.username, 'money.move-sent', new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'satang', new.amount_satang::text));
  elsif new.state is distinct from old.state then
    perform audit_note(new.agent, 'system', 'money.move-' || lower(new.state), new.username, json_build_object(
      'id', new.id, 'kind', new.kind, 'satang', new.amount_satang::text, 'reference', new.reference));
  end if;
  return null;
end $$;

create trigger audit after insert or update on provider_move for each row execute function audit_provider_move();

-- Records every change of a limit, a reminder or an exclusion.
create function audit_play_change() returns trigger language plpgsql as $$
begin
  perform audit_note(new.agent, new.username, 'protection.changed', new.username,
    json_build_object('change', new.id, 'what', new.what));
  return null;
end $$;

create trigger audit after insert on play_change for each row execute function audit_play_change();

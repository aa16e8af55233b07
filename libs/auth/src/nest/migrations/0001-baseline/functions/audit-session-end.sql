-- Records every end of a session, whichever code causes it.
create function audit_session_end() returns trigger language plpgsql as $$
begin
  perform audit_note(new.agent, new.username, 'credential.session-ended', new.username,
    json_build_object('session', new.id, 'device', new.device));
  return null;
end $$;

create trigger audit after update of revoked_at on member_session
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function audit_session_end();

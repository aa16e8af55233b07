-- Announces to the agent's other systems that a member registered.
create function announce_registration() returns trigger language plpgsql as $$
begin
  perform event_add(new.agent, 'member.registered', new.username, new.consented_at,
    jsonb_build_object('username', new.username, 'site', new.site));
  return null;
end $$;

create trigger announces after insert on registration for each row execute function announce_registration();

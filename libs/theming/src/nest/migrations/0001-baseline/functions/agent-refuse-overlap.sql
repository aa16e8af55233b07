-- Refuses a prefix that starts with another, or with which another starts: members of one agent could pass for members of the other.
-- An index cannot express that, so writers take turns and check before they write.
create function agent_refuse_overlap() returns trigger language plpgsql as $$
declare other text;
begin
  perform pg_advisory_xact_lock(7264101);
  select agent into other from agent
   where agent <> new.agent and (starts_with(agent, new.agent) or starts_with(new.agent, agent)) limit 1;
  if other is not null then
    raise exception 'prefix % overlaps %', new.agent, other using errcode = 'exclusion_violation', detail = other;
  end if;
  return new;
end $$;

create trigger agent_refuse_overlap before insert or update of agent on agent
  for each row execute function agent_refuse_overlap();

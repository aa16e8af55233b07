-- the kinds of events that an agent's other systems follow; the domain that delivers events keeps it
create table event_subscription (
  agent text not null,
  kind text not null,
  -- earlier events are not announced
  since timestamptz not null,
  primary key (agent, kind)
);

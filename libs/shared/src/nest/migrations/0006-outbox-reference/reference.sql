-- A table without statistics had one entry found by reading all entries of its agent in this index. An index that does not begin with
-- the agent can't serve that.
alter table outbox_entry drop constraint outbox_entry_agent_topic_reference_key,
  add constraint outbox_entry_reference unique (topic, reference, agent);

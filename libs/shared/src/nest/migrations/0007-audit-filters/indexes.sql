-- The list jumps from action to action of one of these, and merges the latest entries of each. Most entries are the system's or a
-- member's about itself. Each of them is in one of the first two; the subject finds what a member did itself.
create index audit_entry_of_system on audit_entry (agent, action, number) where actor = 'system';
create index audit_entry_of_others on audit_entry (agent, action, number) where actor <> 'system';
create index audit_entry_actor on audit_entry (agent, actor, action, number) where actor <> 'system' and actor <> subject;
-- for the time of entries, which lie in its order: other entries don't write it
create index audit_entry_at on audit_entry using brin (at) with (pages_per_range = 32);

-- the agent's colours for an offer's page; null: the site's own
alter table play_session add column colors jsonb;

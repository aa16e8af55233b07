alter table notification_setting
  -- channels of the topics that the member also receives as text messages: [{ topic, channel }]
  add column messages jsonb not null default '[]',
  -- of text messages: the language in which the member last saved the settings
  add column language text not null default 'th';

import { tenantTable, type Migration } from '@housebrand/shared/nest';

/** Tickets for pages that post a form to a sport lobby: one per member, used once, valid for a minute. */
export const sportTickets: Migration = {
  id: 'games-0002-sport-tickets',
  sql: `
create table sport_ticket (
  agent text not null,
  username text not null,
  -- of the random part of the address, which is kept nowhere
  hash bytea not null,
  lobby text not null check (lobby in ('sport', 'sbo-sport', 'saba-sport')),
  expires_at timestamptz not null,
  primary key (agent, username)
);
create unique index sport_ticket_hash on sport_ticket (agent, hash);
${tenantTable('sport_ticket')}`,
};

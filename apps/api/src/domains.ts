import type { MessageCatalogue } from '@housebrand/shared';
import {
  sharedMigrations,
  type Migration,
  type PersonalTable,
  type SealedColumn,
  type ServerDomain,
} from '@housebrand/shared/nest';
import { affiliate } from '@housebrand/affiliate/nest';
import { artwork } from '@housebrand/artwork/nest';
import { auth } from '@housebrand/auth/nest';
import { content } from '@housebrand/content/nest';
import { games } from '@housebrand/games/nest';
import { protection } from '@housebrand/protection/nest';
import { providers } from '@housebrand/providers/nest';
import { quests } from '@housebrand/quests/nest';
import { support } from '@housebrand/support/nest';
import { theming } from '@housebrand/theming/nest';
import { tiers } from '@housebrand/tiers/nest';
import { tournaments } from '@housebrand/tournaments/nest';
import { wallet } from '@housebrand/wallet/nest';
import { bets } from '@housebrand/bets/nest';
import { office } from '@housebrand/office/nest';
import { apiMigrations } from './migrations';
import { apiPersonal } from './migrations/personal';
import { notifications } from '@housebrand/notifications/nest';
import { webhooks } from '@housebrand/webhooks/nest';

/** The domains and the gateways that they use. Theming comes first because all other data belongs to an agent. */
export const domains: readonly ServerDomain[] = [
  providers,
  theming,
  auth,
  games,
  artwork,
  wallet,
  tiers,
  content,
  quests,
  tournaments,
  affiliate,
  protection,
  bets,
  support,
  notifications,
  webhooks,
];

/** All migrations, in the order in which they are applied. */
export const migrations: readonly Migration[] = [
  ...sharedMigrations,
  ...domains.flatMap((domain) => domain.migrations ?? []),
  ...apiMigrations,
  // only the process of the back office loads its module; its tables exist wherever members' data is erased
  ...(office.migrations ?? []),
];

/** Tables without an agent that are reset with the demo world. */
export const worldTables: readonly string[] = domains.flatMap(({ seed }) => seed?.forgets ?? []);

/** The error messages of all domains. */
export const messages: readonly MessageCatalogue[] = domains.flatMap((domain) => domain.messages ?? []);

/** The encrypted columns of all domains. */
export const sealed: readonly SealedColumn[] = domains.flatMap((domain) => domain.sealed ?? []);

/** What an erasure does with the tables of all domains. */
export const personal: readonly PersonalTable[] = [
  ...[...domains, office].flatMap((domain) => domain.personal ?? []),
  ...apiPersonal,
];

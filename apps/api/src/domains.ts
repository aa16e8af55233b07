import type { MessageCatalogue } from '@housebrand/shared';
import { sharedMigrations, type Migration, type SealedColumn, type ServerDomain } from '@housebrand/shared/nest';
import { affiliate } from '@housebrand/affiliate/nest';
import { artwork } from '@housebrand/artwork/nest';
import { auth } from '@housebrand/auth/nest';
import { content } from '@housebrand/content/nest';
import { games } from '@housebrand/games/nest';
import { protection } from '@housebrand/protection/nest';
import { providers } from '@housebrand/providers/nest';
import { quests } from '@housebrand/quests/nest';
import { theming } from '@housebrand/theming/nest';
import { tiers } from '@housebrand/tiers/nest';
import { tournaments } from '@housebrand/tournaments/nest';
import { wallet } from '@housebrand/wallet/nest';
import { installationMigrations } from './installation/installation';
import { approvalMigrations } from './ops/approvals/migration';
import { operatorMigrations } from './ops/operators/migration';
import { seedMigrations } from './seed/migration';
import { bets } from '@housebrand/bets/nest';

/** The domains of the product and the gateways they use; theming first, since all else belongs to one of its agents. */
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
];

/** Every table of the own database, in the order the steps are applied. */
export const migrations: readonly Migration[] = [
  ...sharedMigrations,
  ...domains.flatMap((domain) => domain.migrations ?? []),
  ...seedMigrations,
  ...approvalMigrations,
  ...installationMigrations,
  ...operatorMigrations,
];

/** Tables of no agent that go with the demo world. */
export const worldTables: readonly string[] = domains.flatMap(({ seed }) => seed?.forgets ?? []);

/** The words in which each domain tells its errors. */
export const messages: readonly MessageCatalogue[] = domains.flatMap((domain) => domain.messages ?? []);

/** What all domains keep sealed. */
export const sealed: readonly SealedColumn[] = domains.flatMap((domain) => domain.sealed ?? []);

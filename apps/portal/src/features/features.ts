import { feature as affiliate } from '@housebrand/affiliate/react';
import { feature as auth } from '@housebrand/auth/react';
import { feature as content } from '@housebrand/content/react';
import { feature as games } from '@housebrand/games/react';
import { feature as protection } from '@housebrand/protection/react';
import { feature as quests } from '@housebrand/quests/react';
import { feature as support } from '@housebrand/support/react';
import { feature as theming } from '@housebrand/theming/react';
import { feature as tiers } from '@housebrand/tiers/react';
import { feature as tournaments } from '@housebrand/tournaments/react';
import { feature as wallet } from '@housebrand/wallet/react';
import { feature as notifications } from '@housebrand/notifications/react';

/** The features of all domains. */
export const features = [
  theming,
  auth,
  games,
  wallet,
  tiers,
  affiliate,
  content,
  quests,
  tournaments,
  protection,
  support,
  notifications,
] as const;

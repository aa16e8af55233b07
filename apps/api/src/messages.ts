import { artworkMessages } from '@housebrand/artwork';
import { authMessages } from '@housebrand/auth';
import { gamesMessages } from '@housebrand/games';
import { protectionMessages } from '@housebrand/protection';
import { providersMessages } from '@housebrand/providers';
import type { MessageCatalogue } from '@housebrand/shared';
import { themingMessages } from '@housebrand/theming';

/** The words in which each domain tells its errors. */
export const messages: readonly MessageCatalogue[] = [
  artworkMessages,
  authMessages,
  gamesMessages,
  protectionMessages,
  providersMessages,
  themingMessages,
];

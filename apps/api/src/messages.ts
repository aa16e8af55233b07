import { gamesMessages } from '@housebrand/games';
import { providersMessages } from '@housebrand/providers';
import type { MessageCatalogue } from '@housebrand/shared';
import { themingMessages } from '@housebrand/theming';

/** The words in which each domain tells its errors. */
export const messages: readonly MessageCatalogue[] = [providersMessages, themingMessages, gamesMessages];

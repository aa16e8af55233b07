import { affiliatePages, affiliateRedirects } from '@housebrand/affiliate';
import { authPages } from '@housebrand/auth';
import { contentPages } from '@housebrand/content';
import { gamesPages } from '@housebrand/games';
import { protectionPages } from '@housebrand/protection';
import { questsPages } from '@housebrand/quests';
import { firstSegments, type Page, type Redirect } from '@housebrand/shared';
import { supportPages } from '@housebrand/support';
import { themingPages } from '@housebrand/theming';
import { tiersPages } from '@housebrand/tiers';
import { tournamentsPages } from '@housebrand/tournaments';
import { walletPages } from '@housebrand/wallet';
import { notificationsPages } from '@housebrand/notifications';

const lists = [
  ...themingPages,
  ...authPages,
  ...gamesPages,
  ...walletPages,
  ...tiersPages,
  ...affiliatePages,
  ...contentPages,
  ...questsPages,
  ...tournamentsPages,
  ...protectionPages,
  ...supportPages,
  ...notificationsPages,
];

/** All pages of the portal, from the lists of the domains. */
export const pages: readonly Page[] = lists;

export type PagePath = (typeof lists)[number]['path'];

export const redirects: readonly Redirect[] = [...affiliateRedirects];

/** First path segments that are never an agent's prefix. */
export const routeNames = firstSegments([...pages, ...redirects]);

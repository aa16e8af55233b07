import { categoryNamed } from '@housebrand/games';

export interface EarlyCallInput {
  prefix: string;
  titleKey: string;
  hasPortalToken: boolean;
  /** Of the page's address. */
  query: URLSearchParams;
}

/**
 * Addresses that the page's screen asks for first, exactly as the portal writes them: the shell asks at once instead of
 * after the scripts have come and run. One that no screen asks for costs a call and nothing else.
 */
export function earlyCalls({ prefix, titleKey, hasPortalToken, query }: EarlyCallInput): string[] {
  const member = hasPortalToken ? ['/api/provider/profile'] : [];
  const gameList = (gameType: string, limit?: number) =>
    `/api/provider/game-list?${new URLSearchParams({ gameType, prefix, ...(limit && { limit: String(limit) }) })}`;
  const providers = [`/api/provider/provider-list?prefix=${prefix}`, `/api/provider/games-status?prefix=${prefix}`];
  switch (titleKey) {
    case 'home':
      return [...member, `/api/apps/banners?agentID=${prefix}`, gameList('Casino', 12), ...providers];
    case 'game': {
      const category = categoryNamed(query.get('type') ?? '');
      return category && hasPortalToken ? [...member, gameList(category), ...providers] : member;
    }
    default:
      return member;
  }
}

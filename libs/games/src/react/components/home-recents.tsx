import { SectionHeader, usePortal } from '@housebrand/shared/react';
import { IconHistory } from '@tabler/icons-react';
import { LOBBY_CODES } from '../../core/contracts';
import { useClosedProviders } from '../api/games-status';
import { useProviderNames } from '../api/provider-list';
import { gameTarget, isGameCategory } from '../launch-target';
import type { LaunchTarget } from '../launch-target';
import { useRecentGames } from '../recent-games';
import type { PlayedGame } from '../recent-games';
import { useGameWords } from '../words';
import { GameTile } from './game-tile';
import type { HomeFavoritesProps } from './home-favorites';
import styles from './home-group.module.css';

/** What launches a remembered game again; `null` for one that nothing here can open. */
export function targetOfPlayed({ id, provider, gameType }: PlayedGame): LaunchTarget | null {
  if (id && isGameCategory(gameType)) return gameTarget({ id, provider, gameType });
  const lobby = LOBBY_CODES.find((code) => code === gameType);
  return lobby ? { kind: 'lobby', lobby } : null;
}

/** The last three games; nothing at all for whoever has not played. */
export function HomeRecents({ isMemberExpected }: HomeFavoritesProps) {
  const words = useGameWords();
  const { prefix, username } = usePortal();
  const names = useProviderNames(prefix);
  const closed = useClosedProviders(prefix);
  const recents = useRecentGames().flatMap((game) => {
    const target = targetOfPlayed(game);
    return target ? [{ game, target }] : [];
  });
  if ((username === null && !isMemberExpected) || recents.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="home-recents">
      <SectionHeader id="home-recents" title={words('recents')} icon={<IconHistory size={22} aria-hidden />} />
      <ul className={styles.recents} aria-labelledby="home-recents">
        {recents.map(({ game, target }) => (
          <li key={game.id ?? game.gameType}>
            <GameTile
              game={{ ...game, id: game.id ?? game.gameType, gameType: 'Slot', providerTier: '', isNew: false }}
              words={words}
              providerName={names?.get(game.provider) ?? game.provider}
              target={target}
              sizes="(min-width: 30rem) 142px, 29vw"
              isPriority
              closedUntil={closed.get(game.provider)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

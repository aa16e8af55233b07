import { SectionHeader, usePath } from '@housebrand/shared/react';
import { IconHeart } from '@tabler/icons-react';
import { useFavorites } from '../api/favorite-games';
import { useFavoriteList } from '../favorite-list';
import { gameCount, useGameWords } from '../words';
import { GroupGames, GroupSkeleton } from './group-games';
import styles from './home-group.module.css';

const SHOWN = 12;

/** The member's favourites; nothing at all without any. */
export function HomeFavorites() {
  const words = useGameWords();
  const path = usePath();
  const { ids } = useFavorites();
  const { games, error, isPending } = useFavoriteList(true);
  if (ids.length === 0 || error) return null;
  return (
    <section className={styles.group} aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        title={words('favorites')}
        icon={<IconHeart size={22} aria-hidden />}
        to={path('favorite-games')}
        linkLabel={words('gameCount', gameCount(ids.length))}
      />
      {!isPending ? (
        <GroupGames games={games.slice(0, SHOWN)} layout="small" labelledBy="home-favorites" />
      ) : (
        <GroupSkeleton layout="small" />
      )}
    </section>
  );
}

import { SectionHeader, usePath, usePortal } from '@housebrand/shared/react';
import { IconHeart } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFavorites } from '../api/favorite-games';
import { useFavoriteList } from '../favorite-list';
import { hadFavoritesLastTime, keepHadFavorites } from '../had-favorites';
import { gameCount, useGameWords } from '../words';
import { GroupGames, GroupSkeleton } from './group-games';
import styles from './home-group.module.css';

const SHOWN = 12;

export interface HomeFavoritesProps {
  /** Somebody is logged in, and it is not known yet who. */
  isMemberExpected: boolean;
}

/**
 * The member's favourites; nothing at all without any. Their place is kept while they are on their way, unless there were
 * none at the last visit: what is below does not move then.
 */
export function HomeFavorites({ isMemberExpected }: HomeFavoritesProps) {
  const words = useGameWords();
  const path = usePath();
  const { username } = usePortal();
  const { ids, isPending: areIdsPending } = useFavorites();
  const { games, error, isPending } = useFavoriteList(true);
  const [hadFavorites] = useState(hadFavoritesLastTime);
  const isWaiting = isMemberExpected || areIdsPending;
  useEffect(() => {
    if (!isWaiting && username !== null && !error) keepHadFavorites(ids.length > 0);
  }, [isWaiting, username, error, ids.length]);
  if (error || (isWaiting ? !hadFavorites : ids.length === 0)) return null;
  return (
    <section className={styles.group} aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        title={words('favorites')}
        icon={<IconHeart size={22} aria-hidden />}
        {...(ids.length > 0 && {
          to: path('favorite-games'),
          linkLabel: words('gameCount', gameCount(ids.length)),
        })}
      />
      {!isPending && !isWaiting ? (
        <GroupGames games={games.slice(0, SHOWN)} layout="small" labelledBy="home-favorites" />
      ) : (
        <GroupSkeleton layout="small" />
      )}
    </section>
  );
}

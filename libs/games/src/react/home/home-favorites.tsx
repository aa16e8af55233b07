import { SectionHeader, usePath, usePortal } from '@housebrand/shared/react';
import { IconHeart } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFavorites } from '../favorites/use-favorites';
import { useFavoriteList } from '../favorites/favorite-list';
import { gameCount, useGameMessages } from '../messages';
import { GroupGames, GroupSkeleton } from './group-games';
import { keepHomeShape, shapeOfLastVisit } from './home-shape';
import classes from './home-group.module.css';

const SHOWN = 12;

export interface HomeFavoritesProps {
  /** A member is logged in, but the profile has not loaded yet. */
  isMemberExpected: boolean;
}

/**
 * The member's favourites; renders nothing without any. Reserves their space while loading, unless there were none at the last
 * visit, so that the content below does not move.
 */
export function HomeFavorites({ isMemberExpected }: HomeFavoritesProps) {
  const t = useGameMessages();
  const path = usePath();
  const isMember = usePortal().member !== null;
  const { ids, isPending: areIdsPending } = useFavorites();
  const { games, error, isPending } = useFavoriteList();
  const [{ hasFavorites: hadFavorites }] = useState(shapeOfLastVisit);
  const isWaiting = isMemberExpected || areIdsPending;
  useEffect(() => {
    if (!isWaiting && isMember && !error) keepHomeShape({ hasFavorites: ids.length > 0 });
  }, [isWaiting, isMember, error, ids.length]);
  if (error || (isWaiting ? !hadFavorites : ids.length === 0)) return null;
  return (
    <section className={classes.group} aria-labelledby="home-favorites">
      <SectionHeader
        id="home-favorites"
        title={t('favorites')}
        icon={<IconHeart size={22} aria-hidden />}
        {...(ids.length > 0 && {
          to: path('favorite-games'),
          linkLabel: t('gameCount', gameCount(ids.length)),
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

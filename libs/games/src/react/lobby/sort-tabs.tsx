import { IconButton } from '@housebrand/shared/react';
import { IconHeart } from '@tabler/icons-react';
import { memo } from 'react';
import { LOBBY_SORTS } from './lobby-filter';
import type { LobbySort } from './lobby-filter';
import { useGameWords } from '../words';
import classes from './sort-tabs.module.css';

export interface SortTabsProps {
  sort: LobbySort;
  onSort: (sort: LobbySort) => void;
  isFavoritesOnly: boolean;
  /** Left out: no heart, for guests. */
  onFavoritesOnly?: ((isOn: boolean) => void) | undefined;
}

/** What of the list is shown: a tab at a time, and the favourites alone if wanted. */
export const SortTabs = memo(function SortTabs({ sort, onSort, isFavoritesOnly, onFavoritesOnly }: SortTabsProps) {
  const words = useGameWords();
  return (
    <div className={classes.bar}>
      <div className={classes.tabs} role="group" aria-label={words('sorts')}>
        {LOBBY_SORTS.map((entry) => (
          <button
            key={entry}
            type="button"
            className={classes.tab}
            aria-pressed={entry === sort}
            onClick={() => onSort(entry)}
          >
            {words(`sort.${entry}`)}
          </button>
        ))}
      </div>
      {onFavoritesOnly && (
        <IconButton
          label={words('favoritesOnly')}
          className={classes.heart ?? ''}
          aria-pressed={isFavoritesOnly}
          onClick={() => onFavoritesOnly(!isFavoritesOnly)}
        >
          <IconHeart size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  );
});

import { IconButton, Sheet } from '@housebrand/shared/react';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { BadgeLegend } from './badge-legend';
import { LOBBY_SORTS } from './lobby-filter';
import type { LobbySort } from './lobby-filter';
import { useGameMessages } from '../messages';
import classes from './sort-choice.module.css';

export interface SortChoiceProps {
  sort: LobbySort;
  onSort: (sort: LobbySort) => void;
}

/** Chooses one tab in a sheet, which leaves more room for the first games; explains the labels of the covers below. */
export const SortChoice = memo(function SortChoice({ sort, onSort }: SortChoiceProps) {
  const t = useGameMessages();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton
        label={t('sortedBy', { sort: t(`sort.${sort}`) })}
        hasNews={sort !== 'popular'}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconArrowsSort size={22} aria-hidden />
      </IconButton>
      <Sheet isOpen={isOpen} onClose={close} title={t('sorts')}>
        <div role="group" aria-label={t('sorts')}>
          {LOBBY_SORTS.map((entry) => (
            <button
              key={entry}
              type="button"
              className={classes.entry}
              aria-pressed={entry === sort}
              onClick={() => {
                onSort(entry);
                close();
              }}
            >
              <span>{t(`sort.${entry}`)}</span>
              {entry === sort && <IconCheck size={20} aria-hidden />}
            </button>
          ))}
        </div>
        <BadgeLegend />
      </Sheet>
    </>
  );
});

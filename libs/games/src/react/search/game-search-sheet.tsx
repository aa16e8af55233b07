import { Button, SearchField, Sheet, usePortal, useSite } from '@housebrand/shared/react';
import { IconHistory } from '@tabler/icons-react';
import { useCallback, useEffect, type FormEvent } from 'react';
import { useGameLists } from '../api/get-game-list';
import { preloadLaunch } from '../launch/preload-launch';
import { useGameMessages } from '../messages';
import classes from './game-search-sheet.module.css';
import { FoundGames } from './found-games';
import { clearSearches, recordSearch, useRecentSearches } from './recent-searches';
import { useSearchMessages } from './search-messages';
import { useSettledText } from './use-settled-text';

export interface GameSearchProps {
  /** The search in the address. */
  search: string;
  /** Puts the search into the address, so that going back from a game leads to it. */
  onSearch: (search: string) => void;
}

/** The search for games in a sheet: recent searches and popular games first, then what matches while typing. */
export function GameSearchSheet({
  isOpen,
  onClose,
  ...search
}: GameSearchProps & { isOpen: boolean; onClose: () => void }) {
  const t = useSearchMessages();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('title')} hasOwnFocus isInAddress>
      <GameSearch {...search} />
    </Sheet>
  );
}

function GameSearch({ search, onSearch }: GameSearchProps) {
  const t = useGameMessages();
  const { prefix } = useSite();
  const { member } = usePortal();
  const [text, setText] = useSettledText(search, onSearch);
  const lists = useGameLists(prefix, 'all');
  useEffect(preloadLaunch, []);
  const keep = useCallback(() => member && recordSearch(member, text), [member, text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keep();
    // Puts the phone's keyboard away, so that the games are in view.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  return (
    <div className={classes.search}>
      <form className={classes.field} onSubmit={submit}>
        <SearchField label={t('searchGames')} value={text} onChange={setText} isFocused />
      </form>
      {text.trim() === '' && <RecentSearches onChoose={setText} />}
      <FoundGames lists={lists} text={text} onText={setText} onOpen={keep} />
    </div>
  );
}

function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useSearchMessages();
  const { member } = usePortal();
  const searches = useRecentSearches();
  if (!member || searches.length === 0) return null;
  return (
    <section aria-label={t('recent')}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{t('recent')}</h3>
        <Button variant="plain" size="sm" onClick={() => clearSearches(member)}>
          {t('clear')}
        </Button>
      </div>
      <div className={classes.chips}>
        {searches.map((search) => (
          <Button
            key={search}
            variant="ghost"
            size="sm"
            icon={<IconHistory size={16} aria-hidden />}
            onClick={() => onChoose(search)}
          >
            {search}
          </Button>
        ))}
      </div>
    </section>
  );
}

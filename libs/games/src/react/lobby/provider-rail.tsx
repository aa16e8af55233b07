import { classNames, Skeleton, mediaUrl } from '@housebrand/shared/react';
import { IconLayoutGrid } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { GameProvider } from '../../core';
import type { ClosedProviders } from '../api/get-games-status';
import { useGameMessages } from '../messages';
import classes from './provider-rail.module.css';

export interface ProviderRailProps {
  /** `undefined` until loaded. */
  providers: readonly GameProvider[] | undefined;
  /** A provider's code; `null` means all. */
  chosen: string | null;
  onChoose: (provider: string | null) => void;
  closed: ClosedProviders;
}

/** Wordmarks loaded with the page, as many as fit the column; the others show their names until the member moves the rail. */
const MARKS_AT_FIRST = 3;

/** The providers as wordmarks; choosing one narrows the list. */
export const ProviderRail = memo(function ProviderRail({ providers, chosen, onChoose, closed }: ProviderRailProps) {
  const t = useGameMessages();
  const [isMoved, setMoved] = useState(false);
  const move = () => setMoved(true);
  return (
    <div
      className={classes.rail}
      role="group"
      aria-label={t('providers')}
      onScroll={move}
      onPointerEnter={move}
      onFocus={move}
    >
      <button type="button" className={classes.provider} aria-pressed={chosen === null} onClick={() => onChoose(null)}>
        <IconLayoutGrid size={20} aria-hidden />
        <span>{t('all')}</span>
      </button>
      {providers
        ? providers.map((entry, index) => (
            <ProviderButton
              key={entry.provider}
              entry={entry}
              isChosen={entry.provider === chosen}
              isClosed={closed.has(entry.provider)}
              isWritten={!isMoved && index >= MARKS_AT_FIRST}
              onChoose={onChoose}
            />
          ))
        : [1, 2, 3].map((index) => <Skeleton key={index} width={112} height={60} radius={12} />)}
    </div>
  );
});

interface ProviderButtonProps {
  entry: GameProvider;
  isChosen: boolean;
  isClosed: boolean;
  /** Shows the name instead of the wordmark. */
  isWritten: boolean;
  onChoose: (provider: string | null) => void;
}

const ProviderButton = memo(function ProviderButton({
  entry,
  isChosen,
  isClosed,
  isWritten,
  onChoose,
}: ProviderButtonProps) {
  const t = useGameMessages();
  const [isMissing, setMissing] = useState(false);
  return (
    <button
      type="button"
      className={classes.provider}
      aria-label={isClosed ? `${entry.providerName}, ${t('closed')}` : entry.providerName}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : entry.provider)}
    >
      {isMissing || isWritten ? (
        <b className={classes.name}>{entry.providerName}</b>
      ) : (
        <img
          className={classNames(classes.wordmark, isClosed && classes.closed)}
          src={mediaUrl(entry.url)}
          alt=""
          width={92}
          height={32}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onError={() => setMissing(true)}
        />
      )}
      {isClosed && <span className={classes.note}>{t('closed')}</span>}
    </button>
  );
});

import { classNames, Skeleton } from '@housebrand/shared/react';
import { IconLayoutGrid } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { GameProvider } from '../../core/contracts';
import type { ClosedProviders } from '../api/games-status';
import { useGameWords } from '../words';
import styles from './provider-rail.module.css';

export interface ProviderRailProps {
  /** `undefined` until they are known. */
  providers: readonly GameProvider[] | undefined;
  /** A provider's code; `null`: all. */
  chosen: string | null;
  onChoose: (provider: string | null) => void;
  closed: ClosedProviders;
}

/** The providers as their wordmarks; one at a time narrows the list. */
export const ProviderRail = memo(function ProviderRail({ providers, chosen, onChoose, closed }: ProviderRailProps) {
  const words = useGameWords();
  return (
    <div className={styles.rail} role="group" aria-label={words('providers')}>
      <button
        type="button"
        className={styles.provider}
        aria-pressed={chosen === null}
        onClick={() => onChoose(null)}
      >
        <IconLayoutGrid size={20} aria-hidden />
        {words('all')}
      </button>
      {providers
        ? providers.map((entry) => (
            <ProviderButton
              key={entry.provider}
              entry={entry}
              isChosen={entry.provider === chosen}
              isClosed={closed.has(entry.provider)}
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
  onChoose: (provider: string | null) => void;
}

const ProviderButton = memo(function ProviderButton({ entry, isChosen, isClosed, onChoose }: ProviderButtonProps) {
  const words = useGameWords();
  const [isMissing, setMissing] = useState(false);
  return (
    <button
      type="button"
      className={styles.provider}
      aria-label={isClosed ? `${entry.providerName}, ${words('closed')}` : entry.providerName}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : entry.provider)}
    >
      {isMissing ? (
        <b>{entry.providerName}</b>
      ) : (
        <img
          className={classNames(styles.wordmark, isClosed && styles.shut)}
          src={entry.url}
          alt=""
          width={92}
          height={32}
          loading="lazy"
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
      {isClosed && <span className={styles.note}>{words('closed')}</span>}
    </button>
  );
});

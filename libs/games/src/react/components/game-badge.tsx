import { classNames } from '@housebrand/shared/react';
import { IconCrown } from '@tabler/icons-react';
import type { Game } from '../../core';
import type { TranslateGames } from '../messages';
import classes from './game-tile.module.css';

/** A game and the messages; the component decides whether the game gets a badge. */
export interface GameBadgeProps {
  game: Pick<Game, 'providerTier' | 'gameType' | 'isNew'>;
  t: TranslateGames;
}

/** The game's only badge: the provider's tier, else live, else new. */
export function GameBadge({ game, t }: GameBadgeProps) {
  if (game.providerTier) return <TierBadge tier={game.providerTier} />;
  if (game.gameType === 'Casino') return <span className={classes.live}>{t('live')}</span>;
  if (game.isNew) return <span className={classes.fresh}>{t('new')}</span>;
  return null;
}

/** A provider's tier as a badge. */
export function TierBadge({ tier }: { tier: keyof typeof TIER_LABELS }) {
  return (
    <span className={classNames(classes.badge, classes[tier])}>
      {tier === 'exclusive' && <IconCrown size={14} aria-hidden />}
      <span className={classes.badgeText}>{TIER_LABELS[tier]}</span>
    </span>
  );
}

/** Industry labels, the same in every language (specification section 6). */
const TIER_LABELS = { exclusive: 'EXCLUSIVE', vvip: 'VVIP', vip: 'VIP' } as const;

import { IconCards, IconCash, IconCheck, IconCoins, IconDeviceGamepad2 } from '@tabler/icons-react';
import type { DailyQuest } from '../../core';
import classes from './quest-icon.module.css';

const LIVE = new Set(['LIVE', 'CASINO', 'CARD', 'POKER']);

/** The icon of the quest's kind; a tick once it is claimed. */
export function QuestIcon({ quest, size = 24 }: { quest: DailyQuest; size?: number }) {
  const Icon = iconOf(quest);
  return (
    <span className={classes.icon} data-status={quest.status}>
      <Icon size={size} aria-hidden />
    </span>
  );
}

function iconOf({ kind, scope, status }: DailyQuest) {
  if (status === 'CLAIMED') return IconCheck;
  if (kind === 'DEPOSIT') return IconCash;
  if (scope?.kind === 'CATEGORY' && LIVE.has(scope.value.toUpperCase())) return IconCards;
  return kind === 'ROUNDS' || scope ? IconDeviceGamepad2 : IconCoins;
}

import {
  IconBallFootball,
  IconCards,
  IconChartCandle,
  IconCherry,
  IconClockHour4,
  IconDeviceGamepad,
  IconGridDots,
  IconPlayCard,
  IconSpade,
  IconTicket,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { HomeGroupType } from '../../core';

const ICONS: Readonly<Record<HomeGroupType, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>> = {
  LIVE: IconCards,
  SPORT: IconBallFootball,
  SLOT: IconCherry,
  CARD: IconPlayCard,
  POKER: IconSpade,
  LOTTO: IconTicket,
  KENO: IconGridDots,
  LOTTO_LAUNCH: IconClockHour4,
  TRADE: IconChartCandle,
  ESPORT: IconDeviceGamepad,
};

export function GroupIcon({ type }: { type: HomeGroupType }) {
  const Icon = ICONS[type];
  return <Icon size={22} aria-hidden />;
}

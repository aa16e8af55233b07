import type { MenuKey } from '@housebrand/shared';
import {
  IconAperture,
  IconCalendarCheck,
  IconCoin,
  IconCoins,
  IconDeviceGamepad2,
  IconGift,
  IconPercentage,
  IconPigMoney,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconTrophy,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The icon of each menu; its label is the message `menu.<key>`. */
export const MENU_ICONS: Readonly<Record<MenuKey, ComponentType<{ size?: number; 'aria-hidden'?: boolean }>>> = {
  promotion: IconSpeakerphone,
  game: IconDeviceGamepad2,
  deposit: IconPigMoney,
  withdraw: IconCoin,
  coupon: IconTicket,
  chips: IconCoins,
  'daily-quest': IconTargetArrow,
  tournament: IconTrophy,
  ranking: IconTrophy,
  referral: IconUsersGroup,
  rewards: IconGift,
  cashback: IconPercentage,
  wheel: IconAperture,
  gashapon: IconGift,
  'daily-check-in': IconCalendarCheck,
};

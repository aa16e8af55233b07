import type { MenuKey } from '@housebrand/shared';
import {
  IconAperture,
  IconArrowDown,
  IconArrowUp,
  IconBell,
  IconBolt,
  IconBook2,
  IconCalendarCheck,
  IconCoins,
  IconDeviceGamepad2,
  IconDevices,
  IconFileDescription,
  IconFileDownload,
  IconGift,
  IconHearts,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconKey,
  IconListDetails,
  IconListNumbers,
  IconLock,
  IconMedal,
  IconMessageQuestion,
  IconPercentage,
  IconSend,
  IconShieldCheck,
  IconShoppingBag,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconTrophy,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** A service of the member, opened by a page. */
export interface Service {
  /** The page's path without the prefix; its title is the label. `cashback` has a sheet instead. */
  path: string;
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
  /** The menu that restricts it; none if omitted, as for a member's own money. */
  menu?: MenuKey;
}

/** Services with a heading: a key of the messages. */
interface ServiceGroup {
  key: 'money' | 'games' | 'rewards' | 'account' | 'help';
  services: readonly Service[];
}

/** All services of a member, by group. */
export const SERVICE_GROUPS: readonly ServiceGroup[] = [
  {
    key: 'money',
    services: [
      { path: 'deposit', Icon: IconArrowDown, menu: 'deposit' },
      { path: 'withdraw', Icon: IconArrowUp },
      { path: 'chips/send', Icon: IconSend, menu: 'chips' },
      { path: 'chips/purchase', Icon: IconShoppingBag, menu: 'chips' },
      { path: 'user-info/statement', Icon: IconListDetails },
      { path: 'deposit/history', Icon: IconHistory },
      { path: 'withdraw/history', Icon: IconHistory },
      { path: 'chips/history', Icon: IconCoins, menu: 'chips' },
    ],
  },
  {
    key: 'games',
    services: [
      { path: 'game', Icon: IconDeviceGamepad2, menu: 'game' },
      { path: 'favorite-games', Icon: IconHearts, menu: 'game' },
      { path: 'tournament', Icon: IconTrophy, menu: 'tournament' },
      { path: 'ranking', Icon: IconListNumbers, menu: 'ranking' },
      { path: 'user-info/play-history', Icon: IconHistory },
    ],
  },
  {
    key: 'rewards',
    services: [
      { path: 'daily-quest', Icon: IconTargetArrow, menu: 'daily-quest' },
      { path: 'cashback', Icon: IconPercentage, menu: 'cashback' },
      { path: 'daily-check-in', Icon: IconCalendarCheck, menu: 'daily-check-in' },
      { path: 'wheel', Icon: IconAperture, menu: 'wheel' },
      { path: 'gashapon', Icon: IconBolt, menu: 'gashapon' },
      { path: 'reward', Icon: IconGift, menu: 'rewards' },
      { path: 'coupon', Icon: IconTicket, menu: 'coupon' },
      { path: 'promotion', Icon: IconSpeakerphone, menu: 'promotion' },
      { path: 'rewards/history', Icon: IconHistory },
      { path: 'referral', Icon: IconUsersGroup, menu: 'referral' },
    ],
  },
  {
    key: 'account',
    services: [
      { path: 'user-info', Icon: IconUser },
      { path: 'notifications', Icon: IconBell },
      { path: 'user-info/tier-detail', Icon: IconMedal },
      { path: 'user-info/play-safely', Icon: IconHeartHandshake },
      { path: 'user-info/devices', Icon: IconDevices },
      { path: 'user-info/second-factor', Icon: IconKey },
      { path: 'user-info/change-password', Icon: IconLock },
      { path: 'user-info/personal-data', Icon: IconFileDownload },
    ],
  },
  {
    key: 'help',
    services: [
      { path: 'support', Icon: IconMessageQuestion },
      { path: 'faq', Icon: IconHelpCircle },
      { path: 'tutorial', Icon: IconBook2 },
      { path: 'terms', Icon: IconFileDescription },
      { path: 'privacy', Icon: IconShieldCheck },
    ],
  },
];

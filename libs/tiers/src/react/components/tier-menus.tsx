import {
  IconAperture,
  IconBook,
  IconCalendarCheck,
  IconCoin,
  IconDeviceGamepad2,
  IconGift,
  IconHelpCircle,
  IconPercentage,
  IconPigMoney,
  IconSpeakerphone,
  IconTargetArrow,
  IconTicket,
  IconTrophy,
  IconUserCircle,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { tierText, useTierWords } from '../words';
import styles from './tier-menus.module.css';

type MenuIcon = ComponentType<{ size?: number; 'aria-hidden'?: boolean }>;
type MenuWord = Extract<Parameters<typeof tierText>[0], `menu.${string}`>;

/** The menu keys that have a name here; a key that a provider invents is opened all the same, only not listed. */
const MENUS: Readonly<Record<string, { word: MenuWord; icon: MenuIcon }>> = {
  promotion: { word: 'menu.promotion', icon: IconSpeakerphone },
  game: { word: 'menu.game', icon: IconDeviceGamepad2 },
  'user-info': { word: 'menu.user-info', icon: IconUserCircle },
  faq: { word: 'menu.faq', icon: IconHelpCircle },
  tutorial: { word: 'menu.tutorial', icon: IconBook },
  deposit: { word: 'menu.deposit', icon: IconPigMoney },
  withdraw: { word: 'menu.withdraw', icon: IconCoin },
  coupon: { word: 'menu.coupon', icon: IconTicket },
  'daily-quest': { word: 'menu.daily-quest', icon: IconTargetArrow },
  chips: { word: 'menu.chips', icon: IconCoin },
  referral: { word: 'menu.referral', icon: IconUsersGroup },
  ranking: { word: 'menu.ranking', icon: IconTrophy },
  tournament: { word: 'menu.tournament', icon: IconTrophy },
  cashback: { word: 'menu.cashback', icon: IconPercentage },
  wheel: { word: 'menu.wheel', icon: IconAperture },
  gashapon: { word: 'menu.gashapon', icon: IconGift },
  'daily-check-in': { word: 'menu.daily-check-in', icon: IconCalendarCheck },
  rewards: { word: 'menu.rewards', icon: IconGift },
};

/** The menus that the member's tier opens. */
export function TierMenus({ menus, labelledBy }: { menus: readonly string[]; labelledBy: string }) {
  const words = useTierWords();
  const known = menus.flatMap((key) => (MENUS[key] ? [{ key, ...MENUS[key] }] : []));
  return (
    <ul className={styles.menus} aria-labelledby={labelledBy}>
      {known.map(({ key, word, icon: Icon }) => (
        <li key={key} className={styles.menu}>
          <span className={styles.icon}>
            <Icon size={24} aria-hidden />
          </span>
          {words(word)}
        </li>
      ))}
    </ul>
  );
}

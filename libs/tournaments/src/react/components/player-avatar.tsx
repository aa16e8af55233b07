import {
  IconBolt,
  IconCloverFilled,
  IconDiamondFilled,
  IconFlameFilled,
  IconHeartFilled,
  IconLeafFilled,
  IconMoonFilled,
  IconSpadeFilled,
  IconStarFilled,
} from '@tabler/icons-react';
import { drawnAvatar, HUES } from '../drawn-avatar';
import classes from './player-avatar.module.css';

/** All are filled below; the outline of the bolt is a tenth of the bytes of its filled version. */
const SYMBOLS = [
  IconBolt,
  IconCloverFilled,
  IconDiamondFilled,
  IconFlameFilled,
  IconHeartFilled,
  IconLeafFilled,
  IconMoonFilled,
  IconSpadeFilled,
  IconStarFilled,
];

export interface PlayerAvatarProps {
  username: string;
  size: number;
  /** The place whose metal frames it; no frame when omitted. */
  medal?: number;
}

/** A player's symbol and colour, always the same for a name. Decorative: the name is next to it. */
export function PlayerAvatar({ username, size, medal }: PlayerAvatarProps) {
  const { hue, symbol } = drawnAvatar(username, SYMBOLS.length);
  const Symbol = SYMBOLS[symbol]!;
  return (
    <span
      className={classes.avatar}
      style={{ width: size, height: size }}
      data-hue={HUES[hue]}
      data-medal={medal}
      aria-hidden
    >
      <Symbol size={Math.round(size / 2)} fill="currentColor" />
    </span>
  );
}

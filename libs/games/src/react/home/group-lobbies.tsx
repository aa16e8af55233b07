import { Card, ListRow, Rail, usePath, useSite } from '@housebrand/shared/react';
import { IconBuildingBank, IconClockHour3, IconWorld } from '@tabler/icons-react';
import type { LobbyCode } from '../../core';
import { itemWidth } from './group-layout';
import type { GroupLayout } from './group-layout';
import { launchPath } from '../launch/launch-target';
import { lobbyPreview } from '../launch/launch-previews';
import { useGameMessages } from '../messages';
import { GameBadge } from '../components/game-badge';
import classes from './home-group.module.css';
import { WideCard } from '../components/wide-card';

export interface GroupLobbiesProps {
  lobbies: readonly LobbyCode[];
  layout: GroupLayout;
  labelledBy: string;
}

/** The content of a group that launches lobbies instead of listing games. */
export function GroupLobbies({ lobbies, layout, labelledBy }: GroupLobbiesProps) {
  const t = useGameMessages();
  const cards = lobbies.map((lobby) => ({ target: { kind: 'lobby', lobby } as const, ...lobbyPreview(lobby, t) }));
  if (layout === 'list') return lobbies.map((lobby) => <Draws key={lobby} lobby={lobby} />);
  if (layout === 'banner') {
    return cards.map((card) => <WideCard key={card.target.lobby} {...card} isBanner />);
  }
  return (
    <Rail labelledBy={labelledBy} itemWidth={itemWidth(1.34)}>
      {cards.map((card) => (
        <WideCard key={card.target.lobby} {...card} pill={<GameBadge game={LIVE_SPORT} t={t} />} />
      ))}
    </Rail>
  );
}

/** Shows the live badge, because a sport lobby always has something running. */
const LIVE_SPORT = { providerTier: '', gameType: 'Casino', isNew: false } as const;

/** The kinds of draws in the lotto lobby, one line each. */
function Draws({ lobby }: { lobby: LobbyCode }) {
  const t = useGameMessages();
  const path = usePath();
  const { isGuest } = useSite();
  const to = path(isGuest ? 'login' : launchPath({ kind: 'lobby', lobby }));
  const draws = [
    { messageKey: 'drawThai', icon: IconBuildingBank },
    { messageKey: 'drawAbroad', icon: IconWorld },
    { messageKey: 'drawQuick', icon: IconClockHour3 },
  ] as const;
  return (
    <Card isPadded={false} className={classes.list ?? ''}>
      {draws.map(({ messageKey, icon: Icon }) => (
        <ListRow
          key={messageKey}
          to={to}
          icon={
            <span className={classes.mark}>
              <Icon size={24} aria-hidden />
            </span>
          }
          label={t(messageKey)}
          note={t(`${messageKey}Note`)}
        />
      ))}
    </Card>
  );
}

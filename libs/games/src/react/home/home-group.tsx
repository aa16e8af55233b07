import { SectionHeader, useMinimumDisplayDelay, useNearViewport, usePath, useSite } from '@housebrand/shared/react';
import { memo, useDeferredValue } from 'react';
import { categoryOfGroup, type HomeGroup as Group } from '../../core';
import { usePopularGames } from '../api/get-game-list';
import { GamesFailed } from '../components/games-failed';
import { GROUP_LAYOUTS, GROUP_LOBBIES, gamesShown } from './group-layout';
import { useGameMessages } from '../messages';
import { GroupGames, GroupPlace, GroupSkeleton } from './group-games';
import { GroupIcon } from './group-icon';
import { GroupLobbies } from './group-lobbies';
import classes from './home-group.module.css';

export interface HomeGroupProps {
  group: Group;
  /** Near the top: loaded with the page instead of when it comes near. */
  isEarly: boolean;
  /** The first rail with pictures on the screen. */
  isPriority: boolean;
}

/** One group of the home (specification section 2): its heading and what it offers. The home around it changes with the member; it does not. */
export const HomeGroup = memo(function HomeGroup({ group, isEarly, isPriority }: HomeGroupProps) {
  const [element, isNear] = useNearViewport<HTMLElement>(isEarly);
  const lobbies = GROUP_LOBBIES[group.type];
  const isLobby = group.groupType !== 'gameList' && lobbies !== undefined;
  const category = isLobby ? null : categoryOfGroup(group.type);
  const { prefix } = useSite();
  const layout = GROUP_LAYOUTS[group.type];
  const query = usePopularGames(prefix, category ?? 'Slot', gamesShown(layout), category !== null && isNear);
  const isPending = useMinimumDisplayDelay(query.isPending && !query.isError);
  // a rail is drawn in slices: a dozen covers at once would hold up the finger
  const games = useDeferredValue(isPending ? undefined : query.data);
  const headingId = `home-group-${group.type}`;
  // a list that was kept from an earlier visit counts from when the group is near: the server knows of none
  if (isNear && category && query.data?.length === 0 && !group.isAlwayShow) return null;
  const isPlace = !isNear && layout !== 'list';
  const content = isPlace ? (
    <GroupPlace layout={layout} />
  ) : isLobby ? (
    <GroupLobbies lobbies={lobbies} layout={layout} labelledBy={headingId} />
  ) : games ? (
    <GroupGames games={games} layout={layout} labelledBy={headingId} isPriority={isPriority} />
  ) : query.isError ? (
    <GamesFailed onRetry={() => void query.refetch()} />
  ) : (
    <GroupSkeleton layout={layout} />
  );
  return (
    <section ref={element} className={classes.group} aria-labelledby={headingId} data-group={group.type}>
      <GroupHeading group={group} id={headingId} />
      {content}
    </section>
  );
});

function GroupHeading({ group, id }: { group: Group; id: string }) {
  const t = useGameMessages();
  const path = usePath();
  const icon = <GroupIcon type={group.type} />;
  const title = t(`group.${group.type}`);
  if (group.hiddenGameListLink) return <SectionHeader id={id} title={title} icon={icon} />;
  return <SectionHeader id={id} title={title} icon={icon} to={path(`game?type=${group.type}`)} />;
}

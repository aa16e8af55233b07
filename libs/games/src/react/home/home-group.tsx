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
  /** Near the top: loads with the page instead of when it comes into view. */
  isEarly: boolean;
  /** The first rail with pictures on the screen. */
  isPriority: boolean;
}

/**
 * One group of the home screen (specification section 2): its heading and content. Memoised, because the home screen re-renders
 * with the member but the group does not change.
 */
export const HomeGroup = memo(function HomeGroup({ group, isEarly, isPriority }: HomeGroupProps) {
  const [element, isNear] = useNearViewport<HTMLElement>(isEarly);
  const lobbies = GROUP_LOBBIES[group.type];
  const isLobby = group.groupType !== 'gameList' && lobbies !== undefined;
  const category = isLobby ? null : categoryOfGroup(group.type);
  const { prefix } = useSite();
  const layout = GROUP_LAYOUTS[group.type];
  const query = usePopularGames(prefix, category ?? 'Slot', gamesShown(layout), category !== null && isNear);
  const isPending = useMinimumDisplayDelay(query.isPending && !query.isError);
  // Defer the rail: rendering a dozen covers at once would block scrolling.
  const games = useDeferredValue(isPending ? undefined : query.data);
  const headingId = `home-group-${group.type}`;
  // Ignore a list stored at an earlier visit until the group is near, because the server renders without it.
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

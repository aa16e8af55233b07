import { Slice, useSite } from '@housebrand/shared/react';
import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { homeGroups, offeredSections } from '../../core';
import { HomeFavorites } from './home-favorites';
import type { HomeFavoritesProps } from './home-favorites';
import { HomeGroup } from './home-group';
import { HomeRecents } from './home-recents';

/** Number of groups within the first screens of a phone. */
const EARLY_GROUPS = 2;

interface HomeGroupsProps extends Partial<HomeFavoritesProps> {
  /** Rendered between the first screens' groups and the rest. */
  children?: ReactNode;
}

/**
 * The games part of the home screen: recently played games and favourites, if any, then the groups that the agent offers, in the
 * order of the ten.
 */
export function HomeGroups({ isMemberExpected = false, children }: HomeGroupsProps) {
  const { gameType } = useSite();
  const groups = useMemo(() => {
    const { offersGroup } = offeredSections(gameType);
    return homeGroups().filter(({ type }) => offersGroup(type));
  }, [gameType]);
  return (
    <>
      <Slice>
        <HomeRecents isMemberExpected={isMemberExpected} />
        <HomeFavorites isMemberExpected={isMemberExpected} />
      </Slice>
      {groups.map((group, index) => (
        <Fragment key={group.type}>
          {index === EARLY_GROUPS && children}
          <Slice>
            <HomeGroup group={group} isEarly={index < EARLY_GROUPS} isPriority={index === 0} />
          </Slice>
        </Fragment>
      ))}
      {groups.length <= EARLY_GROUPS && children}
    </>
  );
}

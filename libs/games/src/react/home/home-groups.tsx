import { Slice, useSite } from '@housebrand/shared/react';
import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { homeGroups, offeredSections } from '../../core';
import { HomeFavorites } from './home-favorites';
import type { HomeFavoritesProps } from './home-favorites';
import { HomeGroup } from './home-group';
import { HomeRecents } from './home-recents';

/** Groups that are within the first screens of a phone. */
const EARLY_GROUPS = 2;

interface HomeGroupsProps extends Partial<HomeFavoritesProps> {
  /** Stands between the groups of the first screens and those that follow. */
  children?: ReactNode;
}

/** The games part of the home: recently played and favourites when there are any, then the groups that the agent offers, of the ten in their order. */
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

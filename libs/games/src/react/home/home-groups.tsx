import { Slice } from '@housebrand/shared/react';
import { useMemo } from 'react';
import { homeGroups } from '../../core';
import { HomeFavorites } from './home-favorites';
import type { HomeFavoritesProps } from './home-favorites';
import { HomeGroup } from './home-group';
import { HomeRecents } from './home-recents';

/** Groups that are within the first screens of a phone. */
const EARLY_GROUPS = 2;

/** The games part of the home: recently played and favourites when there are any, then the ten groups in their order. */
export function HomeGroups({ isMemberExpected = false }: Partial<HomeFavoritesProps>) {
  const groups = useMemo(() => homeGroups(), []);
  return (
    <>
      <Slice>
        <HomeRecents isMemberExpected={isMemberExpected} />
        <HomeFavorites isMemberExpected={isMemberExpected} />
      </Slice>
      {groups.map((group, index) => (
        <Slice key={group.type}>
          <HomeGroup group={group} isEarly={index < EARLY_GROUPS} isPriority={index === 0} />
        </Slice>
      ))}
    </>
  );
}

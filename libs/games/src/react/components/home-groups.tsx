import { useMemo } from 'react';
import { homeGroups } from '../../core/home-groups';
import { HomeFavorites } from './home-favorites';
import { HomeGroup } from './home-group';
import { HomeRecents } from './home-recents';

/** Groups that are within the first screens of a phone. */
const EARLY_GROUPS = 2;

/** The games part of the home: recently played and favourites when there are any, then the ten groups in their order. */
export function HomeGroups() {
  const groups = useMemo(() => homeGroups(), []);
  return (
    <>
      <HomeRecents />
      <HomeFavorites />
      {groups.map((group, index) => (
        <HomeGroup key={group.type} group={group} isEarly={index < EARLY_GROUPS} isPriority={index === 0} />
      ))}
    </>
  );
}

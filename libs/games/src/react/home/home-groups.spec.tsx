/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup } from '@testing-library/react';
import { HOME_GROUP_TYPES } from '../../core';
import { aGame } from '../../testing';
import { HomeGroups } from './home-groups';

afterEach(cleanup);

const HOME = [...HOME_GROUP_TYPES.slice(0, 2), 'between', ...HOME_GROUP_TYPES.slice(2)];

function groups(gameType?: string) {
  const { container } = renderScreen(
    <HomeGroups>
      <aside data-group="between" />
    </HomeGroups>,
    {
      portal: { member: null, ...(gameType !== undefined && { gameType }) },
      answers: {
        '/api/provider/game-list': [aGame({})],
        '/api/provider/provider-list': [],
        '/api/provider/games-status': [],
      },
    },
  );
  return Array.from(container.querySelectorAll<HTMLElement>('[data-group]'), ({ dataset }) => dataset['group']);
}

describe('home groups', () => {
  it('shows all ten in order, or the only one that the agent offers', () => {
    expect(groups()).toEqual(HOME);
    cleanup();
    expect(groups('all')).toEqual(HOME);
    cleanup();
    expect(groups('sport')).toEqual(['SPORT', 'between']);
  });
});

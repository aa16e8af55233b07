/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aMember, renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, screen } from '@testing-library/react';
import { aGame } from '../../testing';
import { playedGame, recordPlayed } from '../launch/recent-games';
import { HomeRecents } from './home-recents';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('names a played game with its provider, and a lobby, which has none, alone', async () => {
  const member = aMember();
  recordPlayed(member, playedGame(aGame({ id: 'NAGX-0001', name: 'Golden Rain' })));
  recordPlayed(member, { gameType: 'SPORT', provider: '', name: 'กีฬาสด', imgUrl: '/media/x.webp', color: '#000000' });
  renderScreen(<HomeRecents isMemberExpected />, {
    at: '/MTO',
    member,
    answers: { '/api/provider/provider-list': [] },
  });
  expect(await screen.findByRole('link', { name: 'กีฬาสด' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Golden Rain ของ ./ })).toBeTruthy();
});

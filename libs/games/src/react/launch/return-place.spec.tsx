/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { aMember, renderScreen } from '@housebrand/shared/testing/react';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { ReturnFromGame } from './return-from-game';
import { keepReturnPlace, noteLeftPlace, takeLeftPlace, takeReturnPlace } from './return-place';

const ME = { prefix: 'MTO', username: 'MTODEMO1' };
const keep = (address: string) =>
  sessionStorage.setItem('lobby:MTO:MTODEMO1', JSON.stringify({ address, scrollPx: 9 }));

beforeEach(() => sessionStorage.clear());

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{JSON.stringify([pathname + search, state])}</p>;
}

describe('return from a game', () => {
  it('remembers the page that a member left, for that member and once', () => {
    window.history.replaceState(null, '', '/MTO/game?type=SLOT');
    noteLeftPlace();
    keepReturnPlace(ME, takeLeftPlace()!);
    expect(takeLeftPlace()).toBeNull();
    expect(takeReturnPlace({ ...ME, username: 'MTODEMO2' })).toBeNull();
    expect(takeReturnPlace(ME)).toEqual({ address: '/MTO/game?type=SLOT', scrollPx: 0 });
    expect(takeReturnPlace(ME)).toBeNull();
  });

  it.each(['/NAGA/game', '//evil.example', '/MTOX', 'https://evil.example', ''])(
    'ignores the address %p',
    (address) => {
      keep(address);
      expect(takeReturnPlace(ME)).toBeNull();
    },
  );

  it.each([
    ['/MTO/game?type=SLOT', ['/MTO/game?type=SLOT', { scrollPx: 9 }]],
    [null, ['/MTO', null]],
  ])('leads from %p to %p', async (kept, place) => {
    if (kept !== null) keep(kept);
    renderScreen(
      <Routes>
        <Route path="/MTO/back" element={<ReturnFromGame />} />
        <Route path="*" element={<Place />} />
      </Routes>,
      { at: '/MTO/back', member: aMember() },
    );
    expect(await screen.findByText(JSON.stringify(place))).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { SearchField } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { SEARCH_STATE, useIsSearching } from './search-state';

function Lobby() {
  return <SearchField label="search" value="" onChange={() => undefined} isFocused={useIsSearching()} />;
}

it.each([
  ['search', SEARCH_STATE, true],
  ['browse', null, false],
])('opens the lobby to %s with the focus in the field: %p', async (_what, state, isFocused) => {
  renderScreen(
    <Routes>
      <Route path="/MTO" element={<Link to="/MTO/game" state={state} />} />
      <Route path="/MTO/game" element={<Lobby />} />
    </Routes>,
    { at: '/MTO' },
  );
  fireEvent.click(screen.getByRole('link'));
  const field = await screen.findByRole('searchbox');
  expect(document.activeElement === field).toBe(isFocused);
});

/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { keepScrollPlace, scrollPlace } from './scroll-places';
import { useScrollPlace } from './use-scroll-place';

const open = (address: string) => {
  const [pathname, search] = address.split('?');
  const entry = { pathname, search: `?${search}`, key: 'default' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[entry]}>{children}</MemoryRouter>
  );
  return renderHook(() => useScrollPlace(false), { wrapper });
};
const openedAt = (address: string): number => open(address).result.current;

beforeEach(() => sessionStorage.clear());

describe('useScrollPlace', () => {
  it('restores the place of a page that is loaded again, not of the page that the tab showed before', () => {
    keepScrollPlace('/MTO/game?type=SLOT', 640);
    expect(openedAt('/MTO/game?type=LIVE')).toBe(0);
    expect(openedAt('/MTO/game?type=SLOT')).toBe(640);
  });

  it('keeps the place to which the visitor had scrolled before the page was hydrated', () => {
    window.scrollY = 900;
    open('/MTO/game?type=SLOT').unmount();
    window.scrollY = 0;
    expect(scrollPlace('/MTO/game?type=SLOT')).toBe(900);
  });

  it('keeps the browser from restoring a place of its own, on this page only', () => {
    const { unmount } = open('/MTO/game?type=SLOT');
    expect(history.scrollRestoration).toBe('manual');
    unmount();
    expect(history.scrollRestoration).toBe('auto');
  });
});

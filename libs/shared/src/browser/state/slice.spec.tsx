/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { expectSlices, Slice, whenHydrated } from './slice';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // Restore the spied clock first: it is the fake one.
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether replies are released. */
async function isOpen(): Promise<boolean> {
  return Promise.race([whenHydrated().then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

it('releases replies when every slice is hydrated', async () => {
  const begin = expectSlices(2);
  begin();
  await act(() => render(<Slice>one</Slice>));
  expect(await isOpen()).toBe(false);
  await act(() => render(<Slice>two</Slice>));
  expect(await isOpen()).toBe(true);
});

it('uses one timer for all slices, however many are hydrated', async () => {
  const slices = Array.from({ length: 12 }, (_, index) => <Slice key={index}>{index}</Slice>);
  expectSlices(slices.length + 1)();
  expect(jest.getTimerCount()).toBe(1);
  const clocks = jest.spyOn(globalThis, 'setTimeout');
  await act(() => render(slices));
  expect(clocks.mock.calls.filter(([, ms]) => ms === 4_000)).toEqual([]);
  jest.advanceTimersByTime(3_900);
  await act(() => render(<Slice>the last one</Slice>));
  expect(await isOpen()).toBe(true);
});

it('does not wait forever for a missing slice, nor count the download time of scripts', async () => {
  const begin = expectSlices(1);
  jest.advanceTimersByTime(60_000);
  expect(await isOpen()).toBe(false);
  begin();
  jest.advanceTimersByTime(3_900);
  expect(await isOpen()).toBe(false);
  jest.advanceTimersByTime(64_000);
  expect(await isOpen()).toBe(true);
});

it('holds nothing back when the server rendered no slices', async () => {
  expectSlices(0)();
  expect(await isOpen()).toBe(true);
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { expectSlices, Slice, whenHydrated } from './slice';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // the spied clock is the fake one
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Whether replies are let in. */
async function isOpen(): Promise<boolean> {
  return Promise.race([whenHydrated().then(() => true), Promise.resolve().then(() => Promise.resolve(false))]);
}

it('lets replies in when every slice stands', async () => {
  const begin = expectSlices(2);
  begin();
  await act(() => render(<Slice>one</Slice>));
  expect(await isOpen()).toBe(false);
  await act(() => render(<Slice>two</Slice>));
  expect(await isOpen()).toBe(true);
});

it('sets one clock for all slices, however many come to stand', async () => {
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

it('does not wait for ever for a slice that does not come; the time its files take does not count', async () => {
  const begin = expectSlices(1);
  jest.advanceTimersByTime(60_000);
  expect(await isOpen()).toBe(false);
  begin();
  jest.advanceTimersByTime(3_900);
  expect(await isOpen()).toBe(false);
  jest.advanceTimersByTime(64_000);
  expect(await isOpen()).toBe(true);
});

it('keeps nothing back where the server drew nothing', async () => {
  expectSlices(0)();
  expect(await isOpen()).toBe(true);
});

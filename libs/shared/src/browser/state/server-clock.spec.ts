import { expect, it, jest } from '@jest/globals';
import { noteServerTime, serverNow } from './server-clock';

const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const says = (time: number) => noteServerTime(new Date(time).toUTCString());

it("follows the latest time in a reply, advanced by elapsed time instead of the phone's clock", () => {
  const passed = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  const phone = jest.spyOn(Date, 'now').mockReturnValue(NOON + HOUR_MS);
  expect(serverNow()).toBe(NOON + HOUR_MS);
  noteServerTime(null);
  noteServerTime('no date');
  expect(serverNow()).toBe(NOON + HOUR_MS);
  says(NOON);
  expect(serverNow()).toBe(NOON);
  passed.mockReturnValue(61_000);
  phone.mockReturnValue(NOON - HOUR_MS);
  expect(serverNow()).toBe(NOON + 60_000);
  // A reply from the browser's cache.
  says(NOON);
  expect(serverNow()).toBe(NOON + 60_000);
  // A reply after the device slept.
  says(NOON + HOUR_MS);
  expect(serverNow()).toBe(NOON + HOUR_MS);
});

/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { noteWithoutPage, routeOf } from './addresses';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://portal');
  return { pathname, search };
};

afterEach(() => noteWithoutPage(at('/')));

it('has no page at an address that the shell could not find, in any language and with any referral code', () => {
  noteWithoutPage(at('/MTO/promotion/999?lang=en'));
  expect(routeOf(at('/MTO/promotion/999'))).toBeNull();
  expect(routeOf(at('/MTO/promotion/999?lang=th&ref=A1'))).toBeNull();
  expect(routeOf(at('/MTO/promotion/1'))).toBe('promotion/1');
});

it('has a page at the same path with another query', () => {
  noteWithoutPage(at('/MTO/lotto?type=ZZZ'));
  expect(routeOf(at('/MTO/lotto?type=ZZZ'))).toBeNull();
  expect(routeOf(at('/MTO/lotto'))).toBe('lotto');
  expect(routeOf(at('/MTO/lotto?type=LOTTO_LAUNCH'))).toBe('lotto');
});

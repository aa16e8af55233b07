import { expect, it } from '@jest/globals';
import { carried } from './carried-query';

it.each([
  ['/MTO', '/MTO/deposit', '?lang=en&ref=6F2A&type=SLOT', '/MTO?lang=en&ref=6F2A'],
  ['/MTO/login', '/MTO/en/deposit', '', '/MTO/en/login'],
  ['/MTO/game?type=SLOT', '/MTO', '?lang=en', '/MTO/game?type=SLOT&lang=en'],
  ['/MTO/th/game', '/MTO/en/login', '', '/MTO/th/game'],
  ['/MTO?lang=th', '/MTO/login', '?lang=en', '/MTO?lang=th'],
  ['/prefix-not-found', '/X', '?lang=en', '/prefix-not-found?lang=en'],
  ['/MTO', '/MTO/deposit', '', '/MTO'],
])('leads to %s from %s%s as %s', (to, pathname, search, expected) => {
  expect(carried(to, { pathname, search })).toBe(expected);
});

import { expect, it } from '@jest/globals';
import { carryQuery } from './carried-query';

it.each([
  ['/MTO/sports', '?lang=en&ref=6F2A&type=SPORT', '/MTO/sports?lang=en&ref=6F2A'],
  ['/MTO/lotto?type=LOTTO_LAUNCH', '?lang=en', '/MTO/lotto?type=LOTTO_LAUNCH&lang=en'],
  ['/MTO?lang=th', '?lang=en', '/MTO?lang=th'],
  ['/MTO/deposit', '', '/MTO/deposit'],
])('redirects to %s with what %s carries', (to, search, expected) => expect(carryQuery(to, search)).toBe(expected));

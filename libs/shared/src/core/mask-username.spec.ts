import { expect, it } from '@jest/globals';
import { maskUsername } from './member-ref';

it('masks usernames except the prefix and the last characters', () => {
  expect(maskUsername('MTOKITTI21', 'MTO')).toBe('MTO•••21');
  expect(maskUsername('MTOABCDE', 'MTO')).toBe('MTO•••DE');
  expect(maskUsername('MTOAB', 'MTO')).toBe('MTO•••B');
  expect(maskUsername('MTOABCD', 'MTO')).toBe('MTO•••D');
});

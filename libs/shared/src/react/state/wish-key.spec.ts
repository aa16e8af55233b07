/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { forgetWish, wishKey } from './wish-key';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const closed = () => {
  throw new DOMException('closed', 'SecurityError');
};

describe('the key of a wish', () => {
  it.each(['kept', 'refused'])(
    'is the same until it is answered, and another for another wish (storage %s)',
    (storage) => {
      if (storage === 'refused') {
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
        jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(closed);
      }
      const name = `gift:${storage}`;
      const first = wishKey(name, '100');
      expect(wishKey(name, '100')).toBe(first);
      expect(wishKey(name, '200')).not.toBe(first);
      const second = wishKey(name, '100');
      forgetWish(name);
      expect(wishKey(name, '100')).not.toBe(second);
    },
  );
});

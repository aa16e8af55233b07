import { describe, expect, it } from '@jest/globals';
import en from '../locales/en.json' with { type: 'json' };
import th from '../locales/th.json' with { type: 'json' };
import { defineMessages } from './define-messages';
import { createI18n } from './i18n';

describe('messages', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(th).sort());
  });

  it('fills placeholders, selects plural forms, and allows dots in keys', () => {
    const { text } = defineMessages('probe', {
      en: { 'menu.home': 'Home of {name}', game_one: '{count} game', game_other: '{count} games' },
      th: { 'menu.home': 'บ้านของ {name}', game_other: '{count} เกม' },
    });
    createI18n('en');
    expect(text('menu.home', { name: '<b>' })).toBe('Home of <b>');
    expect([1, 2].map((count) => text('game', { count }))).toEqual(['1 game', '2 games']);
    createI18n('th');
    expect([1, 2].map((count) => text('game', { count }))).toEqual(['1 เกม', '2 เกม']);
  });

  it('does not compile when one language lacks a key', () => {
    // @ts-expect-error the Thai message is missing
    defineMessages('broken', { en: { a: 'A', b: 'B' }, th: { a: 'ก' } });
    // @ts-expect-error the English message is missing
    defineMessages('broken', { en: { a: 'A' }, th: { a: 'ก', b: 'ข' } });
    expect(true).toBe(true);
  });
});

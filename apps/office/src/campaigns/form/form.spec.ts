import { describe, expect, it } from '@jest/globals';
import { controlOf, emptyOf, rowName } from './schema';
import { instantOf, wallTime } from './zoned';

describe('control of a field', () => {
  it.each([
    ['money', { type: 'integer' }, 'priceSatang'],
    ['share', { type: 'number', maximum: 1 }, 'cashbackPercentage'],
    ['number', { type: 'number', maximum: 100 }, 'bonusPercentage'],
    ['number', { type: ['number', 'null'] }, 'total'],
    ['colour', { type: 'string' }, 'buttonPrimaryColor'],
    ['picture', { type: 'string' }, 'imgUrl'],
    ['picture', { type: 'string' }, 'mainIcon'],
    ['instant', { type: 'string', format: 'date-time' }, 'startDate'],
    ['instant', { type: ['string', 'null'] }, 'validUntil'],
    ['choice', { type: 'string', enum: ['CREDIT', 'POINT'] }, 'kind'],
    ['switch', { type: 'boolean' }, 'active'],
    ['text', { type: 'string' }, 'id'],
    ['bilingual', { type: 'object', properties: { th: {}, en: {} } }, 'title'],
    ['object', { type: 'object', properties: { menu: {} } }, 'access'],
    ['rows', { type: 'array', items: { properties: {} } }, 'questions'],
    ['choices', { type: 'array', items: { enum: ['game'] } }, 'menu'],
    ['list', { type: ['array', 'null'], items: { type: 'integer' } }, 'rewardsSatang'],
  ])('is %s', (control, schema, name) => {
    expect(controlOf(schema, name)).toBe(control);
  });
});

describe('new entry', () => {
  it('has every field, empty or with the first possible value', () => {
    const schema = {
      type: 'object',
      required: ['id', 'kind', 'active', 'title', 'steps', 'scope'],
      properties: {
        id: { type: 'number', minimum: 1 },
        kind: { type: 'string', enum: ['A', 'B'] },
        active: { type: 'boolean' },
        title: { type: 'object', required: ['th'], properties: { th: { type: 'string' } } },
        steps: { type: 'array', items: {} },
        scope: { type: ['object', 'null'], properties: {} },
        perMember: { type: 'integer', default: 1 },
        note: { type: 'string' },
      },
    };
    expect(emptyOf(schema)).toEqual({
      id: 1,
      kind: 'A',
      active: true,
      title: { th: '' },
      steps: [],
      scope: null,
      perMember: 1,
    });
  });

  it('is named by its title in the language of the reader, or by its id', () => {
    expect(rowName({ id: 'x', title: { th: 'ก', en: 'A' } }, 'th')).toBe('ก');
    expect(rowName({ id: 'x', title: { th: '', en: '' } }, 'en')).toBe('x');
    expect(rowName({}, 'en')).toBe('');
  });
});

describe('time of day', () => {
  it.each([
    ['Asia/Bangkok', '2026-12-02T17:00:00.000Z', '2026-12-03T00:00'],
    ['UTC', '2026-12-02T17:00:00.000Z', '2026-12-02T17:00'],
    ['America/New_York', '2026-07-02T17:00:00.000Z', '2026-07-02T13:00'],
  ])('is read and written in %s', (zone, instant, wall) => {
    expect(wallTime(instant, zone)).toBe(wall);
    expect(instantOf(wall, zone)).toBe(instant);
  });
});

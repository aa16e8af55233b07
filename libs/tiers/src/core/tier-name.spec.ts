import { describe, expect, it } from '@jest/globals';
import { tierNameIn } from './tier-name';

describe('tierNameIn', () => {
  it('translates known names and keeps names that an agent made up', () => {
    expect([tierNameIn('Gold', 'th'), tierNameIn(' gold', 'en')]).toEqual(['โกลด์', 'Gold']);
    expect(['Seed', 'constructor', ''].map((name) => tierNameIn(name, 'th'))).toEqual(['Seed', 'constructor', '']);
  });
});

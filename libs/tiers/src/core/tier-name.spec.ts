import { describe, expect, it } from '@jest/globals';
import { tierNameIn } from './tier-name';

describe("a tier's name", () => {
  it('is told in the language of who reads it, and stays as it is when an agent made it up', () => {
    expect([tierNameIn('Gold', 'th'), tierNameIn(' gold', 'en')]).toEqual(['โกลด์', 'Gold']);
    expect(['Seed', 'constructor', ''].map((name) => tierNameIn(name, 'th'))).toEqual(['Seed', 'constructor', '']);
  });
});

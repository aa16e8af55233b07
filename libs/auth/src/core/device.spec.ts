import { describe, expect, it } from '@jest/globals';
import { DEVICE_LIFETIME_SECONDS, deviceCookie } from './device';

describe('device cookie', () => {
  it('lasts half a year and is named after its agent', () => {
    expect(DEVICE_LIFETIME_SECONDS).toBe(15_552_000);
    expect([deviceCookie('MTO'), deviceCookie('mto')]).toEqual(['device_MTO', 'device_MTO']);
    for (const invalid of ['', 'M T O', 'MTO; path=/', '../MTO']) expect(deviceCookie(invalid)).toBeNull();
  });
});

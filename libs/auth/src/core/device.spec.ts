import { describe, expect, it } from '@jest/globals';
import { DEVICE_LIFETIME_SECONDS, deviceCookie } from './device';

describe('a device', () => {
  it('is known for half a year by a cookie of its agent', () => {
    expect(DEVICE_LIFETIME_SECONDS).toBe(15_552_000);
    expect([deviceCookie('MTO'), deviceCookie('mto')]).toEqual(['device_MTO', 'device_MTO']);
    for (const none of ['', 'M T O', 'MTO; path=/', '../MTO']) expect(deviceCookie(none)).toBeNull();
  });
});

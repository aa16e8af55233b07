import { describe, expect, it } from '@jest/globals';
import { isPushService } from './push-services';

describe('push service', () => {
  it('is one of the known browsers', () => {
    for (const endpoint of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/QGuQ',
      'https://wns2-sg2p.notify.windows.com/w/?token=abc',
    ])
      expect([endpoint, isPushService(endpoint, null)]).toEqual([endpoint, true]);
  });

  it('is no other host, no other port, and never without https', () => {
    for (const endpoint of [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://fcm.googleapis.com@example.com/',
      'https://user:word@fcm.googleapis.com/',
      'https://fcm.googleapis.com.example.com/',
      'https://evilfcm.googleapis.com/',
      'https://push.apple.com.example.com/',
      'https://evilpush.apple.com/',
      'https://push.apple.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'file:///etc/passwd',
      'http://localhost:3190/push/one',
      '',
    ])
      expect([endpoint, isPushService(endpoint, null)]).toEqual([endpoint, false]);
  });

  it('is also the own origin, and nothing else there', () => {
    const own = 'http://localhost:3190';
    expect(isPushService(`${own}/push/one`, own)).toBe(true);
    for (const endpoint of [
      'http://localhost:3191/push',
      'https://localhost:3190/',
      'http://localhost:3190.example.com/',
    ])
      expect([endpoint, isPushService(endpoint, own)]).toEqual([endpoint, false]);
  });
});

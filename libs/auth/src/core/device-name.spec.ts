import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deviceName } from './device-name';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('device name', () => {
  it.each([
    [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari, iPhone',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${WEBKIT} Mobile/15E148 Line/14.18.0`, 'LINE, iPhone'],
    ['curl/8.5.0', ''],
    ['', ''],
  ])('reads %p as %p', (header, name) => expect(deviceName(header)).toBe(name));

  it('contains only a few letters for any header that a caller sends', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), (text) => expect(deviceName(text)).toMatch(/^[A-Za-z, ]{0,40}$/)),
    );
    expect(deviceName(`${'x'.repeat(283)} Chrome/1 Android`)).toBe('Chrome, Android');
    expect(deviceName(`${'x'.repeat(284)} Chrome/1 Android`)).toBe('Chrome');
    expect(deviceName('Line/14 iPhone')).toBe('LINE, iPhone');
    expect(deviceName(`<script>Chrome/1 Android</script>`)).toBe('Chrome, Android');
  });
});

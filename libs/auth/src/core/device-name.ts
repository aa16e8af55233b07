/** The first match wins: many browsers also list the names of their ancestors. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bLine\//, 'LINE'],
  [/\b(?:FBAN|FBAV)\//, 'Facebook'],
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const READ_LENGTH = 300;

/**
 * Returns a readable device name, such as `Chrome, Android`. It only contains our own words, never text from the header. Empty when
 * the header has no name that we recognise.
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, READ_LENGTH);
  const named = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ');
}

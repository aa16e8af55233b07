/** The first that is found counts: many name their ancestors as well. */
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
 * What a member knows a device by, such as `Chrome, Android`: words of ours alone, whatever the header says. Empty when it
 * says nothing we know.
 */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, READ_LENGTH);
  const named = (names: readonly [RegExp, string][]) => names.find(([sign]) => sign.test(text))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter(Boolean).join(', ');
}

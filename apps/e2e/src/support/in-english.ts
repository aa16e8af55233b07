/**
 * Journeys in Thai that the nightly run repeats in English. Others name their languages themselves, or test what has none. Their
 * messages are read while a test runs (`t`), never when its file loads.
 */
export const IN_ENGLISH = [
  'ask-about-payment',
  'flat-screen',
  'home',
  'install',
  'keyboard',
  'keyboard-flows',
  'live',
  'login',
  'menus',
  'office-reports',
  'offline-money',
  'offline-pages',
  'outage',
  'passkey-login',
  'play-safely',
  'provider-down',
  'registration',
  'second-factor',
  'second-factor-passkey',
  'translated',
  'way-back',
  'whole-journey',
  'withdraw',
].map((journey) => `${journey}.spec.ts`);

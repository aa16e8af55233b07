/**
 * Journeys in Thai that the nightly run repeats in English. Others name their languages themselves, or test what has none. Their
 * messages are read while a test runs (`t`), never when its file loads.
 */
export const IN_ENGLISH = [
  'ask-about-payment',
  'home',
  'login',
  'menus',
  'offline-money',
  'offline-pages',
  'passkey-login',
  'play-safely',
  'provider-down',
  'registration',
  'second-factor',
  'withdraw',
].map((journey) => `${journey}.spec.ts`);

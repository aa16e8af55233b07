import { readFileSync } from 'node:fs';

export type Language = 'th' | 'en';
type Values = Record<string, string | number>;

let spoken: Language = 'th';

/** Sets the language of everything that names none: that of the test's project. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language of the running test. */
export const spokenLanguage = (): Language => spoken;

/** The folders of the messages, read as data so that tests use the product only from outside. */
const FOLDERS = {
  portal: 'apps/portal/src/locales',
  services: 'apps/portal/src/services/locales',
  sides: 'apps/portal/src/sides/locales',
  firstSteps: 'apps/portal/src/screens/locales/first-steps',
  kit: 'libs/shared/src/browser/locales',
  passkey: 'libs/shared/src/ui/locales/passkey',
  auth: ['', '/account', '/registration', '/registration-steps', '/recovery', '/new-password'].map(
    (part) => `libs/auth/src/react/locales${part}`,
  ),
  devices: 'libs/auth/src/react/locales/devices',
  passkeyOffer: 'libs/auth/src/react/locales/passkey-offer',
  personalData: 'libs/auth/src/react/locales/personal-data',
  secondFactor: 'libs/auth/src/react/locales/second-factor',
  games: 'libs/games/src/react/locales',
  gameSearch: 'libs/games/src/react/locales/search',
  wallet: 'libs/wallet/src/react/locales',
  chips: 'libs/wallet/src/react/locales/chips',
  payments: 'libs/wallet/src/react/locales/payments',
  withdrawals: 'libs/wallet/src/react/locales/withdrawals',
  statement: 'libs/wallet/src/react/locales/statement',
  couponReturn: 'libs/wallet/src/react/locales/coupon-return',
  tiers: 'libs/tiers/src/react/locales',
  menuNames: 'libs/tiers/src/core/locales/menus',
  tierNames: 'libs/tiers/src/core/locales/names',
  tiersServer: 'libs/tiers/src/core/locales',
  content: 'libs/content/src/react/locales',
  legal: 'libs/content/src/react/locales/legal',
  theming: 'libs/theming/src/react/locales',
  editor: 'libs/theming/src/react/locales/editor',
  contentServer: 'libs/content/src/core/locales',
  protection: 'libs/protection/src/react/locales',
  protectionAccount: 'libs/protection/src/react/locales/account',
  support: 'libs/support/src/react/locales',
  quests: 'libs/quests/src/react/locales',
  notifications: 'libs/notifications/src/react/locales',
  push: 'libs/notifications/src/react/locales/push',
  notificationTexts: 'libs/notifications/src/core/locales',
  tournaments: 'libs/tournaments/src/react/locales',
  affiliate: 'libs/affiliate/src/react/locales',
  officeSession: 'apps/office/src/session/locales',
  officeShell: 'apps/office/src/shell/locales',
  officeToday: 'apps/office/src/today/locales',
  officeMembers: 'apps/office/src/members/locales',
  officeMoney: 'apps/office/src/money/locales',
  officeReports: 'apps/office/src/reports/locales',
  officeCases: 'apps/office/src/cases/locales',
  officeApprovals: 'apps/office/src/approvals/locales',
  officeAudit: 'apps/office/src/audit/locales',
  officeCampaigns: 'apps/office/src/campaigns/locales',
  officeWebhooks: 'apps/office/src/webhooks/locales',
  officeKit: 'apps/office/src/kit/locales',
  officeTerms: 'apps/office/src/terms/locales',
  officeServer: 'libs/office/src/core/locales',
  questsServer: 'libs/quests/src/core/locales',
  server: 'libs/shared/src/core/locales',
  authServer: ['libs/auth/src/core/locales', 'libs/auth/src/nest/locales'],
  gamesServer: 'libs/games/src/core/locales',
  walletServer: 'libs/wallet/src/core/locales',
  protectionServer: 'libs/protection/src/core/locales',
  chatPage: 'apps/provider-simulator/src/chat/client/locales',
  desk: 'apps/provider-simulator/src/bank-desk/client/locales',
  offersPage: 'apps/provider-simulator/src/play/client/offers/locales',
  gamePage: 'apps/provider-simulator/src/play/client/locales',
} as const;

export type MessageSet = keyof typeof FOLDERS;

const read = new Map<string, Record<string, string>>();

function readMessages(set: MessageSet, language: Language): Record<string, string> {
  const key = `${set}.${language}`;
  let messages = read.get(key);
  if (!messages) {
    const folders = [FOLDERS[set]].flat();
    messages = Object.assign({}, ...folders.map((folder) => readFolder(folder, language))) as Record<string, string>;
    read.set(key, messages);
  }
  return messages;
}

function readFolder(folder: string, language: Language): Record<string, string> {
  const address = new URL(`../../../../${folder}/${language}.json`, import.meta.url);
  return JSON.parse(readFileSync(address, 'utf8')) as Record<string, string>;
}

/** Returns the message of a key. @throws Error for an unknown key */
export function t(set: MessageSet, key: string, values: Values = {}, language: Language = spoken): string {
  const messages = readMessages(set, language);
  const text = messages[key] ?? messages[`${key}_${values['count'] === 1 ? 'one' : 'other'}`];
  if (text === undefined) throw new Error(`There is no message ${set}.${key} in ${language}.`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Returns a pattern that matches the message with any values. */
export function messagePattern(set: MessageSet, key: string, language: Language = spoken): RegExp {
  const literal = t(set, key, {}, language).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+')}$`);
}

/**
 * Which modules share a file. Each screen is a file of its own; what several begin with would be many small ones, and a phone pays more for a request than for
 * the bytes: what home, lobby and a member's parts of them share goes together. Whoever imports from a group gets all of it, so that a group never
 * brings another domain's screens, and what only forms of money or logins need stays out of all of them.
 */

/** React itself, and the bundler's own helpers, which every file imports. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

/** Only lists that go on as one scrolls need the infinite queries. */
const PACKAGES =
  /[\\/]node_modules[\\/](react-router|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|zustand)[\\/](?!.*nfiniteQuery(Observer)?\.js)/;

/**
 * Every part of the kit but what only some pages begin with (lists, rails, codes and pads of money forms), the sheet, which brings Mantine's drawer and is
 * loaded with the first screen that opens one, the proof of work, which few are asked for, and the server's messages, which only forms show.
 */
const KIT =
  /[\\/]@tabler[\\/].*[\\/]Icon(Login2|Share2|World)\.|[\\/]libs[\\/](auth[\\/]src[\\/]core[\\/]addresses|shared[\\/]src[\\/](core[\\/](?!proof-of-work|catalogue|locales)|react[\\/](api[\\/](?!proof-of-work|use-pages)|portal|state[\\/](?!idempotency-key|use-shown-in-address)|messages|ui[\\/](?!sheet-panel|sheet-history|figure-pad|qr-code|dialog-host|list-end|rail\.tsx))))[\\/.\w-]*/;

const ICONS = /[\\/]node_modules[\\/]@tabler[\\/]/;

/** The games but the grid of the lobby, which brings the virtual list. */
const GAMES =
  /[\\/]libs[\\/]games[\\/]src[\\/](?!react[\\/]lobby[\\/](game-grid|grid-geometry))|[\\/]@tabler[\\/].*[\\/]Icon(Crown|Heart)\./;

/** The member's tier, and what else the home shows above the games. */
const HOME =
  /[\\/]libs[\\/]tiers[\\/]src[\\/]|[\\/]@tabler[\\/].*[\\/]Icon(Aperture|ArrowDown|ArrowUp|CalendarCheck|Cards|Medal|Refresh|Speakerphone|TargetArrow|UsersGroup)\.|[\\/]brand-mark\./;

/** Who looks at the page, and whose it is: were it in the app's own file, each screen's file would bring the app into its own task. */
const SITE =
  /[\\/]libs[\\/]auth[\\/]src[\\/]react[\\/](session[\\/]session(-store)?|api[\\/](get-profile|logout))\.ts|[\\/]apps[\\/]portal[\\/]src[\\/](agent|locales|messages)/;

/** What only forms of logins need, though it stands beside what each page knows of the session. */
const ACCESS = /[\\/]libs[\\/]auth[\\/]src[\\/]core[\\/](credentials|registration)\.ts/;

/** Small things that many screens ask with: addresses, queries, lists that go on, the live news. */
const QUERIES =
  /[\\/]@tanstack[\\/].*nfiniteQuery(Observer)?\.js|[\\/]libs[\\/]shared[\\/]src[\\/]react[\\/](ui[\\/]list-end|api[\\/]use-pages|live[\\/]|state[\\/](idempotency-key|use-shown-in-address))|[\\/]libs[\\/](content|protection|quests|tournaments|wallet)[\\/]src[\\/](core[\\/](addresses|announcements|progress|reports)|react[\\/]api[\\/]get-(?!captcha|tutorial|promotion|faq))|[\\/]libs[\\/]content[\\/]src[\\/]react[\\/](messages|locales|state)/;

/** Money on its way, as the home tells of it and the cashier does. */
const MONEY =
  /[\\/]libs[\\/]wallet[\\/]src[\\/]react[\\/](payment-messages|withdrawal-messages|locales[\\/](payments|withdrawals)|state[\\/]deposit-intent|components[\\/](open-deposits|minutes-text))/;

/** Quests and the tournament, as the home tells of them and their own screens do. */
const DAYS =
  /[\\/]libs[\\/](quests|tournaments)[\\/]src[\\/]react[\\/](messages|locales|reward-text|board-text|components[\\/](quest-icon|board-row))|[\\/]@tabler[\\/].*[\\/]Icon(Cash|DeviceGamepad2)\./;

/**
 * What comes later to a page with tabs: the reminder of who plays for long, and the styles of all such parts as one sheet,
 * where each of them would bring one of a few hundred bytes.
 */
const LATER =
  /[\\/]libs[\\/]protection[\\/]src[\\/]react[\\/](messages|locales|state|components[\\/]session-reminder)|[\\/]layouts[\\/]session-reminder|[\\/](announcements|beside-page|board-row|chat|chat-frame|flow|install|launch|live-chat|quest-icon|quest-strip|session-reminder|tournament-card)\.module\.css/;

const ALONE = { includeDependenciesRecursively: false };

/** For Rolldown's `output.codeSplitting`; what stands higher takes first. */
export const chunkGroups = [
  { name: 'react', test: REACT, priority: 9 },
  { name: 'packages', test: PACKAGES, priority: 8 },
  { name: 'access', test: ACCESS, priority: 8, ...ALONE },
  { name: 'kit', test: (id: string) => KIT.test(id) || SITE.test(id), priority: 7 },
  { name: 'queries', test: QUERIES, minShareCount: 2, priority: 5, ...ALONE },
  { name: 'games', test: GAMES, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'home', test: HOME, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'later', test: LATER, priority: 6, ...ALONE },
  { name: 'money', test: MONEY, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'days', test: DAYS, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'icons', test: ICONS, minShareCount: 5, priority: 3, ...ALONE },
];

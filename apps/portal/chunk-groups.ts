/**
 * Defines which modules share a file. Each screen has its own file. Modules that several screens need would become
 * many small files, and a request costs a phone more than bytes: what home, lobby and their member parts share is
 * therefore grouped. Importing one module of a group loads all of it, so that a group never contains another domain's
 * screens, and what only money or login forms need stays out of all groups.
 */

/** React and the bundler's own helpers, which every file imports. */
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/;

/** Without the infinite queries: only lists with endless scrolling need them. */
const PACKAGES =
  /[\\/]node_modules[\\/](react-router|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|zustand)[\\/](?!.*nfiniteQuery(Observer)?\.js)/;

/**
 * All shared code except what only some pages start with (lists, rails, chips, codes and pads of money forms), the sheet (it
 * brings Mantine's drawer and loads with the first screen that opens one), the proof of work (few calls require it),
 * the writes that move money, and the server's messages (only forms show them).
 */
const KIT =
  /[\\/]@tabler[\\/].*[\\/]Icon(LayoutGrid|Login2|World)\.|[\\/]auth[\\/]src[\\/]react[\\/]api[\\/]get-second-factors\.|[\\/]libs[\\/](auth[\\/]src[\\/]core[\\/](addresses|second-factor)|shared[\\/]src[\\/](core[\\/](?!proof-of-work|catalogue|locales|typed-amount|typing-mistake|game-categories|percent|banks|day-range|own-codes|live\.)|browser[\\/](api[\\/](?!proof-of-work|use-pages|use-infinite-query|use-idempotent-mutation|use-memory-keys|idempotency-key)|portal[\\/](?!save-file|use-moment|carried-query)|state[\\/](?!use-shown-in-address)|messages)|ui[\\/]components[\\/](?!illustrations|search-field|chip|progress-track|avatar|section-header|pill|switch-row|sheet-panel|sheet-history|figure-pad|qr-code|dialog-host|entry|list-end|offer-card|rail\.tsx)))[\\/.\w-]*/;

const ICONS = /[\\/]node_modules[\\/]@tabler[\\/]/;

/** What forms and sheets share of Mantine. */
const MANTINE =
  /[\\/]node_modules[\\/]clsx[\\/]|[\\/]@mantine[\\/]hooks[\\/].*[\\/](use-id|use-isomorphic-effect|random-id)[\\/]|[\\/]@mantine[\\/]core[\\/]esm[\\/](core|components[\\/](CloseButton|UnstyledButton))[\\/]|[\\/]ui[\\/]mantine[\\/]mantine-root\./;

/** The search for games, which the lobby and its own sheet share, and the field for any search: the home page needs none of it. */
const SEARCH =
  /[\\/]libs[\\/]games[\\/]src[\\/](core[\\/](game-search|search-words)|react[\\/](lobby[\\/]grid-geometry|search[\\/]use-))|[\\/]ui[\\/]components[\\/]search-field\./;

/** The games, without the grid of the lobby, which brings the virtual list. */
const GAMES =
  /[\\/]libs[\\/]theming[\\/]src[\\/]core[\\/]game-types\.|[\\/]libs[\\/]shared[\\/]src[\\/]core[\\/]game-categories\.|[\\/]libs[\\/]games[\\/]src[\\/](?!react[\\/](search|lobby[\\/](game-grid|grid-geometry))|core[\\/](game-search|search-words))|[\\/]@tabler[\\/].*[\\/]Icon(Crown|Heart)\./;

/** The member's tier, and the rest of what the home page shows above the games. */
const HOME =
  /[\\/]apps[\\/]portal[\\/]src[\\/](screens[\\/]shortcuts|services[\\/]sheets)\.|[\\/]libs[\\/]tiers[\\/]src[\\/](?!react[\\/]closed-menu|core[\\/]locales[\\/]\w+\.json)|[\\/]@tabler[\\/].*[\\/]Icon(Aperture|ArrowDown|ArrowUp|Bell|CalendarCheck|Cards|History|ListDetails|Medal|Plus|Refresh|Share2|Speakerphone|TargetArrow|UserPlus|UsersGroup)\.|[\\/]brand-mark\./;

/** The session and the agent: inside the app's own file, each screen's file would pull the app into its own task. */
const SITE =
  /[\\/]libs[\\/]auth[\\/]src[\\/]react[\\/](session[\\/]session(-store)?|api[\\/](get-profile|logout))\.ts|[\\/]apps[\\/]portal[\\/]src[\\/](agent|locales|messages|services[\\/]sheets)/;

/** What only login forms need, although it is next to what every page needs of the session. */
const ACCESS = /[\\/]libs[\\/]auth[\\/]src[\\/]core[\\/](credentials|registration)\.ts/;

/** Small modules that many screens need to read data: addresses, queries, endless lists, live updates. */
const QUERIES =
  /[\\/]@tanstack[\\/].*nfiniteQuery(Observer)?\.js|[\\/]libs[\\/]shared[\\/]src[\\/](core[\\/](percent|day-range|own-codes|live\.)|ui[\\/]components[\\/](list-end|progress-track|avatar|section-header|pill)|browser[\\/](api[\\/]use-(pages|infinite-query)|portal[\\/]use-moment|live[\\/]|state[\\/]use-shown-in-address))|[\\/]libs[\\/](content|notifications|protection|quests|tournaments|wallet)[\\/]src[\\/](core[\\/](addresses|progress|reports)|react[\\/]api[\\/]get-(?!announcements|captcha|deposit-limit|tutorial|promotion|faq))|[\\/]libs[\\/]content[\\/]src[\\/]react[\\/](messages|locales[\\/](en|th)\.|state)/;

/** What only forms for money need of the shared core. */
const AMOUNTS = /[\\/]libs[\\/]shared[\\/]src[\\/]core[\\/](typed-amount|banks)\./;

/** Pending payments, as the home page and the cashier show them. */
const MONEY =
  /[\\/]libs[\\/]wallet[\\/]src[\\/]react[\\/](payment-messages|withdrawal-messages|locales[\\/](payments|withdrawals)|state[\\/](deposit-intent|open-payments)|components[\\/](payments[\\/]open[\\/](open-deposits|money-on-the-way)|shared[\\/]minutes-text))/;

/** Quests and the tournament, as the home page and their own screens show them. */
const DAYS =
  /[\\/]libs[\\/](quests|tournaments)[\\/]src[\\/]react[\\/](messages|locales|reward-text|board-text|components[\\/](quest-icon|board-row))|[\\/]@tabler[\\/].*[\\/]Icon(Cash|DeviceGamepad2)\./;

/**
 * What loads later on a page with tabs: the reminder about long play, and the styles of all such parts as one sheet
 * instead of several with a few hundred bytes each.
 */
const LATER =
  /[\\/]libs[\\/]protection[\\/]src[\\/]react[\\/](messages|locales[\\/](en|th)\.|state|components[\\/]session-reminder)|[\\/]layouts[\\/]session-reminder|[\\/](announcements|claim-area|first-steps|promo-slot|board-row|cashier-ways|chat|chat-frame|flow-layout|install|launch|live-chat|open-payments|own-account|passkey-offer|quest-icon|quest-strip|session-reminder|tournament-card)\.module\.css/;

/** What appears over or below a page without a tap: the promotion button with the chat, and the passkey offer. */
const OFFERS =
  /[\\/]@tabler[\\/].*[\\/]IconBrandLine\.|[\\/]auth[\\/]src[\\/]react[\\/](session[\\/]passkey-offer|components[\\/]passkey-offer\.tsx)|[\\/]promo-slot\.tsx/;

const ALONE = { includeDependenciesRecursively: false };

/** For Rolldown's `output.codeSplitting`; a group with higher priority takes its modules first. */
export const chunkGroups = [
  { name: 'react', test: REACT, priority: 9 },
  { name: 'packages', test: PACKAGES, priority: 8 },
  { name: 'access', test: ACCESS, priority: 8, ...ALONE },
  { name: 'kit', test: (id: string) => KIT.test(id) || SITE.test(id), priority: 7 },
  { name: 'mantine', test: MANTINE, minShareCount: 2, priority: 6, ...ALONE },
  { name: 'queries', test: QUERIES, minShareCount: 2, priority: 5, ...ALONE },
  { name: 'search', test: SEARCH, minShareCount: 2, priority: 5, ...ALONE },
  { name: 'games', test: GAMES, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'home', test: HOME, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'later', test: LATER, priority: 6, ...ALONE },
  { name: 'amounts', test: AMOUNTS, minShareCount: 2, priority: 5, ...ALONE },
  { name: 'money', test: MONEY, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'days', test: DAYS, minShareCount: 2, priority: 4, ...ALONE },
  { name: 'offers', test: OFFERS, priority: 6, ...ALONE },
  { name: 'icons', test: ICONS, minShareCount: 5, priority: 3, ...ALONE },
];

/**
 * Groups that pages start with. Others contain dynamic imports: Vite puts code before their hint, which then has no
 * effect.
 */
const AT_START: readonly string[] = ['react', 'packages', 'queries', 'home', 'icons'];

/**
 * For Rolldown's `output.postBanner`: makes Chromium compile all functions of these files while it loads them, in another thread. Without the hint, the main thread compiles each function at its first call.
 */
export const compileHint = ({ name }: { name: string }): string =>
  AT_START.includes(name) ? '//# allFunctionsCalledOnLoad' : '';

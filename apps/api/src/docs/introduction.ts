import type { Settings } from '@housebrand/shared/nest';

/** The first thing that the document says: how a program gets in. Then what holds for every call. */
const introduce = (origin: string, password: string): string => `## How a program signs in

\`\`\`sh
token=$(curl -si ${origin}/api/provider/login -H 'content-type: application/json' -H 'x-user-auth: request' \\
  -d '{"prefix":"MTO","username":"MTODEMO1","password":"${password}"}' | sed -n 's/^x-user-auth: //p' | tr -d '\\r')
curl -s ${origin}/api/provider/profile -H "x-user-auth: $token"
\`\`\`

1. **A program or an app** sends \`x-user-auth: request\` with its login. The reply's header \`x-user-auth\` is its token, and no cookie is set. Every
   further call brings the token in the same header. A reply may bring a new one (after \`refreshSession\` or \`changePassword\`): it takes the place of the old.
2. **A browser** sends no such header and gets cookies that scripts cannot read. Its writes must come from our own pages.
3. **A server of an agent** brings that agent's key as \`x-agent-key\`. \`npm run ops -- agent key create MTO --label server\` makes one; so does one click on this page while it stands before the simulator.

\`x-token-expired-at\` of each reply says until when the session lives: 14 days after the last call, 90 days in all. The cookie \`jwt\` is read where a
program cannot set headers; no reply sets it.

## What holds for every call

- Under \`/api/apps\` a success is \`{code: 200, message, data, meta?}\`, under \`/api/provider\` it is \`{code: 0, message, result}\`.
- A failure keeps the specification's number in \`code\`, and **the HTTP status tells the truth**. It names its \`requestId\`; each call lists its failures, and
  [the catalogue of errors](/docs/errors) has all of them: who caused it, whether it may be repeated, what to do.
- **Money moves once.** Calls that move it take an \`Idempotency-Key\`, made before the first sending and kept for every repetition. What is
  unknown stays \`UNKNOWN\` until the provider's own reports settle it: read \`getMove\` or \`listPayments\`, never send it anew.
- Amounts named by the specification are baht with at most two decimals; fields that end in \`Satang\` are whole numbers.
- Lists take \`limit\` and \`offset\` and tell \`meta.total\`; Lists by days are open where a day is left out, and tell which days they are of: \`meta.from\`, \`meta.to\`.
- Messages are Thai; \`?lang=en\` or \`Accept-Language: en\` makes them English.
- An answer comes within six seconds, whatever happens behind us: 503 then, with what may be repeated.`;

/** As it is committed: of no installation. */
export const INTRODUCTION = introduce('http://localhost:3000', '…');

/** Of every member of the demo world. */
const DEMO_PASSWORD = 'Chips-2026!';

/** As it is read at an installation: what it shows can be pasted into a terminal. Who is real types their own password. */
export const introductionOf = ({ mode, publicOrigin }: Pick<Settings, 'mode' | 'publicOrigin'>): string =>
  introduce(publicOrigin, mode === 'simulator' ? DEMO_PASSWORD : '…');

/** The headings, in the order in which somebody meets them. */
export const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['account', 'Come in, stay in, leave: sessions, passwords, devices.'],
  ['registration', 'From a guest to a member: captcha, one-time password, registration, forgotten password.'],
  ['members', 'The record of a member, and what an agent’s own system does with it.'],
  ['wallet', 'Credit, deposits, withdrawals, cashback: what the provider holds.'],
  ['chips', 'Packs of chips and their prices.'],
  ['coupons', 'Codes that bring something.'],
  ['payments', 'Every payment of ours with its timeline, and gifts among members.'],
  ['reconciliation', 'What an agent’s books and the provider’s do not agree on.'],
  ['games', 'Lists, studios, favourites, and the addresses that open a game.'],
  ['tiers', 'The ladder, and how far a member has come.'],
  ['quests', 'What can be done today, and its reward.'],
  ['tournaments', 'Boards and rankings.'],
  ['affiliate', 'Friends who were brought along, and the income from them.'],
  ['content', 'Banners, promotions, announcements.'],
  ['protection', 'Limits, reminders and breaks that members set for themselves.'],
  ['live', 'One stream that says what is worth reading again.'],
  ['agents', 'Name, look, rules and keys of an agent.'],
  ['media', 'Pictures, drawn where an agent or a studio has none.'],
];

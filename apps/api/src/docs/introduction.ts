import type { Settings } from '@housebrand/shared/nest';

/** The introduction of the document: how a program logs in, and the rules that apply to all calls. */
const introduce = (origin: string, password: string): string => `## How a program logs in

\`\`\`sh
token=$(curl -si ${origin}/api/provider/login -H 'content-type: application/json' -H 'x-user-auth: request' \\
  -d '{"prefix":"MTO","username":"MTODEMO1","password":"${password}"}' | sed -n 's/^x-user-auth: //p' | tr -d '\\r')
curl -s ${origin}/api/provider/profile -H "x-user-auth: $token"
\`\`\`

1. **A program or an app** sends \`x-user-auth: request\` with the login. The reply has the token in its \`x-user-auth\` header and sets no cookie. Send
   the token in the same header with each call. Some replies contain a new token (\`refreshSession\`, \`changePassword\`), which replaces the old one.
2. **A browser** does not send this header and gets cookies that scripts cannot read. Its writes must come from our own pages.
3. **An agent's server** sends the agent's key as \`x-agent-key\`. \`npm run ops -- agent key create MTO --label server\` creates a key. In simulator mode, this page can also use a demo key: select it at the top.

The reply header \`x-token-expired-at\` states when the session expires: 14 days after the last call, and 90 days after the login at the latest. A program that cannot
set headers can send the token in the cookie \`jwt\`; no reply sets this cookie.

## What applies to all calls

- A success is \`{code: 200, message, data, meta?}\` under \`/api/apps\` and \`{code: 0, message, result}\` under \`/api/provider\`.
- [The changelog](/docs/changelog) lists new and renamed calls and fields.
- An error has the specification's number in \`code\` and **a matching HTTP status**. It contains the \`requestId\`. Each call lists its errors;
  [the error catalogue](/docs/errors) lists all of them: who caused the error, whether a retry is allowed, and what to do.
- **Money moves once.** Calls that move money take an \`Idempotency-Key\`. Create it before the first attempt and use the same key for each retry. An
  unknown outcome stays \`UNKNOWN\` until the provider's reports settle it: read \`getMove\` or \`listPayments\`, and never send the payment again with a new key.
- Amounts named in the specification are in baht, with at most two decimals. Fields that end in \`Satang\` are integers.
- Lists take \`limit\` and \`offset\` and return \`meta.total\`. In lists by days, both days are optional; \`meta.from\` and \`meta.to\` state the days covered.
- The table of a call has no row for what does not apply: without “Effect” it only reads, without “Provider calls” it calls no provider, without “Caching” its
  reply must not be stored (\`cache-control: no-store\`). Without “Rate limit” only the limits of all calls apply.
- Messages are in Thai. \`?lang=en\` or \`Accept-Language: en\` selects English.
- Each call gets a reply within six seconds. If a provider does not respond in time, the reply is a 503 that states whether a retry is allowed.`;

/** The committed version, independent of an installation. */
export const INTRODUCTION = introduce('http://localhost:3000', '…');

/** The password of all demo members. */
const DEMO_PASSWORD = 'Chips-2026!';

/** The version that an installation serves: its commands can be pasted into a terminal. Only simulator mode shows a password. */
export const introductionOf = ({ mode, publicOrigin }: Pick<Settings, 'mode' | 'publicOrigin'>): string =>
  introduce(publicOrigin, mode === 'simulator' ? DEMO_PASSWORD : '…');

/** The tags, in the order in which a reader needs them. */
export const TAGS: readonly (readonly [name: string, description: string])[] = [
  ['account', 'Login and logout, sessions, passwords, second factors and devices.'],
  ['registration', 'Captcha, one-time password, registration and password reset.'],
  ['members', 'Member records, and calls for an agent’s own systems.'],
  ['wallet', 'Credit, deposits, withdrawals and cashback, which the provider keeps.'],
  ['chips', 'Packs of chips, their prices and purchases.'],
  ['coupons', 'Coupons, their codes and their redemption.'],
  ['payments', 'Payments with their timelines, and gifts between members.'],
  ['reconciliation', 'Differences between our ledger and the provider’s records.'],
  ['games', 'Game lists, game providers, favourites and launches.'],
  ['tiers', 'Tiers, and a member’s progress.'],
  ['quests', 'Daily quests and their rewards.'],
  ['tournaments', 'Tournaments, leaderboards and rankings.'],
  ['affiliate', 'Referrals, and the income from them.'],
  ['content', 'Banners, promotions, announcements, questions and tutorials.'],
  ['protection', 'Limits, reminders and exclusions that members set for themselves.'],
  ['support', "Members' questions to the staff, also about a payment, and the answers."],
  ['live', 'A stream that notifies of changed data.'],
  ['agents', 'Agents: name, look and rules.'],
  ['media', 'Pictures, drawn if an agent or a game provider has none.'],
  ['notifications', "A member's inbox: money, security and prizes."],
];

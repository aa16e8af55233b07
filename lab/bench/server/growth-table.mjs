/**
 * The dimensions along which data grows, with the calls that could notice. `fill` inserts the rows from `$1` to `$2`, of the member
 * MTODEMO1 unless the dimension is about others. Lines go through their triggers, because reads use the sums.
 *
 * @typedef {object} Dimension
 * @property {string} rows what grows
 * @property {string[]} tables to be vacuumed and analysed
 * @property {string} [awaits] a query that finds a row once the rest may begin
 * @property {string} [prepare] SQL that runs once
 * @property {string} fill
 * @property {boolean} [isUnguarded] inserts without triggers and foreign keys, and counts by itself
 * @property {boolean} [skipsConsumers] the jobs that read bets continue after the inserted ones
 * @property {Record<string, string>} [reads] paths; TODAY, YESTERDAY and LAST_TOURNAMENT are filled in
 * @property {Record<string, string>} [writes] SQL of one change, with `$1` as a number that no other call has
 */

const OWN = 'MTO/MTODEMO1';
/** A question and a coupon of these measurements. */
const [THREAD, COUPON] = ['019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10', '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e11'];
/** A spread of numbers over a range, the same in each run. */
const spread = (range) => `(n::bigint * 7919 % ${range})`;
const numbers = 'generate_series($1::int, $2::int) n';

const bet = (at) =>
  `select 'MTO', 'grown-' || n, 'counted', 'MTODEMO1', 'GAME-' || n % 5, 'PROVIDER-' || n % 2, 'Slot', ${at}, 100 + n % 900, n % 1500`;
const intoTurnover =
  'insert into bet_turnover (agent, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)';
const todayAt = `date_trunc('day', now(), 'Asia/Bangkok') + ${spread(86_400)} * interval '1 second'`;

/** Of ten downlines, each of which has income on each day from the start: reads of some ranges grow with downlines and days. */
const line = `select 'MTO', 'grown-' || n, 'earned', 'MTODEMO1', 'MTOBELOW' || n % 10, 1, now() - at.ago, (now() - at.ago)::date, 1 + n % 100`;
const intoIncome =
  'insert into affiliate_income (agent, bet_id, kind, username, from_username, level, at, business_day, amount_satang)';
const inAYear = `cross join lateral (select ${spread(525_600)} * interval '1 minute' as ago) at`;

/** @type {Dimension[]} */
export const dimensions = [
  {
    rows: 'members of the agent',
    tables: ['member'],
    fill: `insert into member (agent, username, member_id, synced_at, last_active_at)
      select 'MTO', 'MTOGROWN' || n, 'grown-' || n, now(), now() from ${numbers}`,
    reads: {
      'own record': `/api/apps/members/${OWN}`,
      favourites: `/api/apps/favorite_games/${OWN}`,
      profile: '/api/provider/profile',
    },
  },
  {
    rows: 'income lines',
    tables: ['affiliate_income', 'affiliate_source_sum', 'affiliate_sum', 'downline'],
    prepare: `insert into downline (agent, upline, username, level, joined_at)
      select 'MTO', 'MTODEMO1', 'MTOBELOW' || n, 1, timestamptz '2025-01-01' from generate_series(0, 9) n;
      ${intoIncome} ${line.replaceAll("'grown-' || n", "'daily-' || n")} from generate_series(0, 3659) n
      cross join lateral (select n / 10 * interval '1 day' as ago) at`,
    fill: `${intoIncome} ${line} from ${numbers} ${inAYear}`,
    reads: {
      summary: `/api/apps/affiliates/summary/${OWN}`,
      'income by day': `/api/apps/affiliates/income_histories/${OWN}`,
      'income by downline': `/api/apps/affiliates/downline_income/${OWN}`,
      'income of a day': `/api/apps/affiliates/income_lines/${OWN}?date=YESTERDAY`,
      'income of a day by downline': `/api/apps/affiliates/downline_income/${OWN}?from=YESTERDAY&to=YESTERDAY`,
      'income of some months and days by downline': `/api/apps/affiliates/downline_income/${OWN}?from=2026-01-07&to=YESTERDAY`,
      'remaining income': `/api/apps/affiliates/remaining_income/${OWN}`,
    },
    writes: {
      'booking income': `${intoIncome} ${line.replaceAll("'grown-' || n", "'more-' || $1::int || '-' || n")} from generate_series(1, 20) n ${inAYear}`,
    },
  },
  {
    rows: 'downlines',
    tables: ['downline', 'downline_count'],
    fill: `insert into downline (agent, upline, username, level, joined_at)
      select 'MTO', 'MTODEMO1', 'MTODOWN' || n, 1 + n % 3, timestamptz '2025-01-01' + n * interval '1 second' from ${numbers}`,
    reads: {
      summary: `/api/apps/affiliates/summary/${OWN}`,
      downlines: '/api/apps/affiliates/downlines',
      'downlines of a level': '/api/apps/affiliates/downlines?level=2',
      'a search by username': '/api/apps/affiliates/downlines?search=MTODOWN77',
      'a search by ending': '/api/apps/affiliates/downlines?search=77',
    },
  },
  {
    rows: 'bets of the day',
    tables: ['bet_turnover', 'bet_sum'],
    skipsConsumers: true,
    fill: `${intoTurnover} ${bet(todayAt)} from ${numbers}`,
    reads: {
      'daily quests': '/api/apps/daily_quest/MTO',
      'a daily quest': '/api/apps/daily_quest/MTO/1',
      'withdrawal condition': '/api/provider/withdraw-condition',
      'play history': `/api/apps/protection/${OWN}/play_history`,
      'rounds of a day on a game': `/api/apps/protection/${OWN}/play_history/rounds?day=TODAY&gameId=GAME-1`,
      'remaining cashback': '/api/provider/check-cash-back',
      'tier progress': `/api/apps/user_tier_progress/${OWN}`,
      limits: `/api/apps/protection/${OWN}/limits`,
    },
    writes: {
      'booking bets': `${intoTurnover} ${bet(todayAt).replaceAll("'grown-' || n", "'more-' || $1::int || '-' || n")} from generate_series(1, 20) n`,
      'voiding a bet': `${intoTurnover} select agent, bet_id, 'takenBack', username, game_id, provider, category, at, -stake_satang, -payout_satang
        from bet_turnover where agent = 'MTO' and bet_id = 'grown-' || $1::int and kind = 'counted'`,
    },
  },
  {
    rows: 'rounds of two months',
    tables: ['bet_event', 'bet_open_stake'],
    fill: `insert into bet_event (agent, id, bet_id, kind, username, game_id, provider, category, at, stake_satang, payout_satang)
      select 'MTO', 'round-' || n || kind, 'round-' || n, kind, 'MTODEMO1', 'GAME-1', 'PROVIDER-1', 'Slot',
        now() - ${spread(80_000)} * interval '1 minute', 100, 0
      from ${numbers} cross join (values ('stake'), ('settle')) kinds (kind)`,
    reads: {
      'withdrawal condition': '/api/provider/withdraw-condition',
      'play history': `/api/apps/protection/${OWN}/play_history`,
    },
  },
  {
    rows: 'payments of the member',
    tables: ['payment', 'payment_event', 'payment_count', 'received_credit'],
    isUnguarded: true,
    fill: `with paid as (
        insert into payment (agent, id, kind, unit, amount, username, receiver, status, idempotency_key, business_day, created_at, changed_at)
        select 'MTO', uuidv7(-at.ago), kind, 'CREDIT', 100, case n % 4 when 1 then 'MTODEMO2' else 'MTODEMO1' end,
          case n % 4 when 0 then 'MTODEMO2' else 'MTODEMO1' end, 'SUCCESS', 'grown-' || n, (now() - at.ago)::date, now() - at.ago, now()
        from ${numbers} cross join lateral (select interval '2 days' + case when n <= 1000 then n * interval '6 hours' else ${spread(360_000)} * interval '1 minute' end as ago,
          case n % 4 when 2 then 'COUPON' when 3 then 'QUEST' else 'GIFT' end as kind) at
        returning id, created_at, username, receiver, kind, (created_at at time zone 'UTC')::date as day),
      followed as (
        insert into payment_event (agent, payment, position, kind, at)
        select 'MTO', id, position, event, created_at from paid cross join (values (1, 'created'), (2, 'sent'), (3, 'confirmed')) events (position, event)),
      credited as (
        insert into received_credit (agent, username, grain, starts_at, satang)
        select 'MTO', receiver, grain, date_trunc(grain, created_at, 'UTC'), 100 * count(*)
        from paid cross join (values ('HOUR'), ('DAY')) period (grain) where kind in ('GIFT', 'COUPON') group by 2, 3, 4
        on conflict (agent, username, grain, starts_at) do update set satang = received_credit.satang + excluded.satang)
      insert into payment_count (agent, username, list, day, payments)
      select 'MTO', entry.username, list, day, count(*)
      from paid cross join lateral (values (username, kind), (receiver, 'RECEIVED')) entry (username, list)
      where list <> 'RECEIVED' or kind = 'GIFT'
      group by entry.username, list, day
      on conflict (agent, username, list, day) do update set payments = payment_count.payments + excluded.payments`,
    reads: {
      'all payments': '/api/apps/payments/all?limit=10&offset=0',
      'gifts sent': '/api/apps/payments/gift_sent?limit=10&offset=0',
      'gifts received': '/api/apps/payments/gift_received?limit=10&offset=0',
      rewards: '/api/apps/payments/reward?limit=10&offset=0',
      statement: '/api/apps/payments/statement',
      'statement of gifts': '/api/apps/payments/statement?group=gifts',
      deposits: '/api/apps/payments/topup-list?limit=10&offset=0',
      'reported withdrawals': '/api/provider/report-withdraw?limit=10&offset=0',
      'withdrawals of income': `/api/apps/affiliates/withdraw_histories/${OWN}`,
      'gift allowance': '/api/apps/payments/gift-allowance',
      limits: `/api/apps/protection/${OWN}/limits`,
    },
    writes: {
      'starting a gift': `select * from open_gift(uuidv7(), 'MTODEMO1', 'MTODEMO2', 100, 'more-' || $1::int,
        date '2030-01-01' + $1::int, now(), 1000000, 1000000000000, '{}', null, null)`,
    },
  },
  {
    rows: 'chip purchases of the member',
    tables: ['chip_purchase', 'payment_count'],
    isUnguarded: true,
    fill: `with bought as (
        insert into chip_purchase (agent, id, username, sku, total_satang, price_satang, status, deposit, created_at, changed_at)
      select 'MTO', uuidv7(-at.ago), 'MTODEMO1', 'grown', 100, 100, 'SUCCESS', 'grown-' || n, now() - at.ago, now()
      from ${numbers} cross join lateral (select ${spread(1_000_000)} * interval '1 minute' as ago) at
        returning (created_at at time zone 'UTC')::date as day)
      insert into payment_count (agent, username, list, day, payments)
      select 'MTO', 'MTODEMO1', 'CHIPS', day, count(*) from bought group by day
      on conflict (agent, username, list, day) do update set payments = payment_count.payments + excluded.payments`,
    reads: { purchases: '/api/apps/payments/purchase?limit=10&offset=0' },
  },
  {
    rows: 'scores of a board',
    tables: ['board_score', 'board_band'],
    awaits: `select from board_score where agent = 'MTO' limit 1`,
    // rankings open with a tier
    prepare: `update tier_standing set deposit_satang = 1000000000000, turnover_satang = 1000000000000, follows = 'PLAY'
      where agent = 'MTO' and username = 'MTODEMO1'`,
    fill: `insert into board_score (agent, board, username, score)
      select 'MTO', board, 'MTOGROWN' || n, 1 + ${spread(1_000_003)} from ${numbers}
      cross join (select distinct board from board_score where agent = 'MTO') boards`,
    reads: {
      rankings: '/api/apps/rankings/MTO',
      tournaments: '/api/apps/tournaments/leaderboards/MTO',
      'a page far down a tournament': '/api/apps/tournaments/leaderboards/MTO/LAST_TOURNAMENT?limit=10&offset=100',
    },
    writes: {
      'scoring members': `insert into board_score (agent, board, username, score)
        select 'MTO', board, 'MTOGROWN' || n, 1 + ($1::bigint * 7919 + n * 31) % 1000003
        from generate_series(1, 20) n cross join (select max(board) as board from board_score where agent = 'MTO') boards
        on conflict (agent, board, username) do update set score = excluded.score`,
    },
  },
  {
    rows: 'ended sessions of the member',
    tables: ['member_session'],
    isUnguarded: true,
    fill: `insert into member_session (agent, id, username, member_id, handle_hash, member_system_token, game_platform_token, created_at, last_seen_at, revoked_at)
      select 'MTO', uuidv7(), 'MTODEMO1', 'grown', int8send(n::bigint), '', '', now(), now(), now() from ${numbers}`,
    reads: { sessions: `/api/apps/sessions/${OWN}`, profile: '/api/provider/profile' },
  },
  {
    rows: 'redeemed coupons and past claims of the member',
    tables: ['turnover_requirement', 'quest_claim'],
    isUnguarded: true,
    fill: `with met as (
        insert into turnover_requirement (agent, payment, username, required_satang, since, fulfilled_at)
        select 'MTO', uuidv7(), 'MTODEMO1', 100, now() - interval '1 year', now() from ${numbers})
      insert into quest_claim (agent, quest_id, business_day, username)
      select 'MTO', 1, date '1900-01-01' + n % 40000, 'MTODEMO1' from ${numbers} on conflict do nothing`,
    reads: {
      'withdrawal condition': '/api/provider/withdraw-condition',
      'daily quests': '/api/apps/daily_quest/MTO',
    },
  },
  {
    rows: 'lines of the inbox',
    tables: ['notification'],
    fill: `insert into notification (agent, username, id, kind, source_id, params, at, read_at)
      select 'MTO', 'MTODEMO1', uuidv7(n * interval '-1 minute'), 'NEW_DEVICE', 'grown-' || n, '{"device":"x"}', now() - n * interval '1 minute',
        case when n % 4 > 0 then now() end
      from ${numbers}`,
    reads: {
      inbox: `/api/apps/notifications/${OWN}`,
      'unread lines': `/api/apps/notifications/${OWN}/unread`,
      'inbox settings': `/api/apps/notifications/${OWN}/settings`,
    },
    writes: {
      'announcing an event': `insert into notification (agent, username, id, kind, source_id, params, at)
        values ('MTO', 'MTODEMO1', uuidv7(), 'NEW_DEVICE', 'more-' || $1::int, '{"device":"x"}', now()) on conflict do nothing`,
      'marking a line as read': `update notification set read_at = now() where agent = 'MTO' and username = 'MTODEMO1' and read_at is null
        and id = (select max(id::text)::uuid from (select id from notification where agent = 'MTO' and username = 'MTODEMO1'
          order by id desc offset $1::int % 10 limit 1) last)`,
    },
  },
  {
    rows: 'questions of the member',
    tables: ['support_thread', 'support_message'],
    fill: `with opened as (
        insert into support_thread (agent, id, username, state, since, last_at, last_number, last_answer, read_until)
        select 'MTO', uuidv7(n * interval '-1 minute'), 'MTODEMO1', 'CLOSED', at, at, 1, 0, 1
        from ${numbers} cross join lateral (select now() - n * interval '1 minute' as at) time returning id, last_at)
      insert into support_message (agent, thread, number, author, text, at) select 'MTO', id, 1, 'MEMBER', 'grown', last_at from opened`,
    reads: { questions: `/api/apps/support/${OWN}/threads` },
  },
  {
    rows: 'messages of a question',
    tables: ['support_thread', 'support_message'],
    prepare: `insert into support_thread (agent, id, username, state, since, last_at, last_number, last_answer, read_until)
      values ('MTO', '${THREAD}', 'MTODEMO1', 'OPEN', now(), now(), 1, 0, 1)`,
    fill: `with written as (
        insert into support_message (agent, thread, number, author, text, at)
        select 'MTO', '${THREAD}', n, 'MEMBER', 'grown', now() from ${numbers} returning number)
      update support_thread set last_number = (select max(number) from written) where agent = 'MTO' and id = '${THREAD}'`,
    reads: {
      'a question': `/api/apps/support/${OWN}/threads/${THREAD}`,
      questions: `/api/apps/support/${OWN}/threads`,
    },
    writes: {
      'a further message': `insert into support_message (agent, thread, number, author, text, at)
        select agent, id, last_number + 10000000 + $1::int, 'MEMBER', 'more', now() from support_thread where agent = 'MTO' and id = '${THREAD}' for update`,
    },
  },
  {
    rows: 'codes of a coupon',
    tables: ['coupon', 'coupon_code'],
    prepare: `insert into coupon (agent, id, name, unit, amount, turnover_multiplier, valid_from, per_member, created_at)
      values ('MTO', '${COUPON}', 'grown', 'POINT', 1, 0, now(), 2000000000, now())`,
    fill: `insert into coupon_code (agent, code_hash, coupon) select 'MTO', int8send(n), '${COUPON}' from ${numbers}`,
    writes: {
      // as another member each time: one member's redemptions are counted
      'redeeming a code': `select * from redeem_coupon(uuidv7(), 'MTOMORE' || $1::int, int8send($1::int % 1000 + 1), 'more-' || $1::int, current_date, now(), true)`,
    },
  },
  {
    rows: 'accepted versions of the terms',
    tables: ['legal_consent'],
    fill: `insert into legal_consent (agent, username, kind, version, accepted_at)
      select 'MTO', 'MTODEMO1', 'terms', 10 + n, now() from ${numbers}`,
    reads: { consents: `/api/apps/consents/${OWN}` },
  },
];

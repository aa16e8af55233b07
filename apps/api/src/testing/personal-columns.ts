import { auditPersonal, sharedPersonal, type PersonalTable } from '@housebrand/shared/nest';

type Rows = <Row extends object>(text: string) => Promise<Row[]>;

/** Columns that hold no personal data, by table: codes, keys of requests, hashes of secrets, and what agents and operators write. */
export const NOT_PERSONAL: Readonly<Record<string, readonly string[]>> = {
  affiliate_income: ['bet_id', 'kind'],
  affiliate_source_sum: ['grain'],
  affiliate_sum: ['grain'],
  affiliate_terms: ['basis'],
  agent: ['look', 'name'],
  agent_content: ['kind', 'rows'],
  agent_key: ['created_by', 'key_hash', 'label', 'networks', 'scopes'],
  agent_picture: ['content', 'hash', 'stored_by'],
  audit_entry: ['action'],
  audit_head: ['hash'],
  audit_link: ['hash'],
  banner: ['action', 'eyebrow', 'id', 'img_url', 'path', 'title'],
  bet_consumer: ['name'],
  bet_event: ['bet_id', 'category', 'game_id', 'id', 'kind', 'provider'],
  bet_feed: ['cursor'],
  bet_late_event: ['bet_id', 'category', 'game_id', 'id', 'kind', 'provider'],
  bet_open_stake: ['bet_id', 'id'],
  bet_sum: ['category', 'game_id', 'grain', 'provider'],
  bet_turnover: ['bet_id', 'category', 'game_id', 'kind', 'provider'],
  board_band: ['board'],
  board_score: ['board'],
  campaign_version: ['document', 'fingerprint', 'kind', 'saved_by'],
  chip_price: ['sku'],
  chip_price_change: ['changed_by', 'rows'],
  chip_purchase: ['deposit', 'idempotency_key', 'reject_reason', 'sku', 'status'],
  content_change: ['changed_by', 'kind', 'rows'],
  coupon: ['name', 'unit'],
  coupon_code: ['code_hash'],
  coupon_redemption: ['code_hash'],
  daily_quest: ['kind', 'reward_kind', 'scope_kind', 'scope_value', 'title'],
  demo_seed: ['id'],
  // the end of the pseudonym is that of the name
  downline: ['last_one', 'last_two'],
  downline_count: ['ending'],
  ended_day_bonus: ['kind'],
  ended_day_play: ['category', 'game_id', 'provider'],
  event_subscription: ['kind'],
  held_reward: ['idempotency_key', 'kind', 'unit'],
  installation: ['mode'],
  job_run: ['name'],
  ledger_account: ['unit'],
  ledger_posting: ['move', 'unit'],
  legal_consent: ['kind'],
  legal_document: ['kind', 'published_by', 'text'],
  // hashes of an excluded person; the row is deleted otherwise
  member: ['account_index', 'tel_index'],
  // the sealed name goes with the erasure
  member_closure: ['pseudonym', 'sealed', 'username_index'],
  member_note: ['author'],
  operator_approval: ['command', 'decided_by', 'requested_by', 'state'],
  outbox_entry: ['state', 'topic'],
  // deleted with its factor
  passkey: ['credential_id', 'public_key', 'rp_id', 'transports'],
  payment: ['idempotency_key', 'kind', 'reject_reason', 'status', 'step', 'unit'],
  payment_count: ['list'],
  payment_event: ['kind'],
  play_change: ['before', 'chosen', 'what'],
  play_exclusion: ['kind'],
  // deleted with its session
  provider_credential: ['sealed'],
  provider_move: ['after', 'idempotency_key', 'kind', 'reference', 'state', 'waits_for'],
  push_key: ['private_key', 'public_key'],
  quest_claim: ['request_key', 'reward_kind'],
  // hashed, and short-lived
  rate_limit: ['key'],
  received_credit: ['grain'],
  reported_payment: ['kind', 'reference'],
  reconciliation_case: ['kind', 'state', 'unit'],
  reconciliation_run: ['comparison', 'result'],
  schema_migration: ['checksum', 'id'],
  scope_key: ['key'],
  seamless_claim: ['claimant', 'source_agent'],
  site_setting: ['disabled_games', 'disabled_providers'],
  // staff are no members
  staff_account: ['created_by', 'networks', 'password_hash', 'role', 'state', 'username'],
  staff_factor: ['secret', 'username'],
  staff_passkey: ['credential_id', 'name', 'public_key', 'rp_id', 'transports', 'username'],
  staff_passkey_challenge: ['hash', 'purpose', 'rp_id'],
  staff_invitation: ['invited_by', 'token_hash', 'username'],
  staff_session: ['device', 'handle_hash', 'username'],
  support_message: ['author'],
  support_thread: ['state'],
  tier_config: [
    'background_bright_color',
    'background_dark_color',
    'content',
    'description_background_color',
    'logo_url',
    'menus',
    'tier_name',
  ],
  token_key: ['id', 'purpose', 'wrapped'],
  tournament: ['calculation_type', 'categories', 'content', 'games', 'id', 'image_url', 'name', 'reward_type'],
  tournament_prize: ['tournament_id'],
  // an address of another system of the agent, chosen by staff
  webhook: ['description', 'disabled_reason', 'kinds', 'old_secret', 'secret', 'url'],
  webhook_delivery: ['kind', 'last_failure', 'state'],
};

/** Returns the columns that can hold a text or a hash and belong to no declaration, by table. */
export async function undeclaredColumns(
  rows: Rows,
  personal: readonly PersonalTable[],
): Promise<Record<string, string[]>> {
  const declared = [...sharedPersonal, ...auditPersonal, ...personal];
  const columns = await rows<{ name: string; column: string }>(`
    select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.atttypid::regtype::text in ('text', 'json', 'jsonb', 'text[]', 'bytea', 'inet') and a.attname <> 'agent'
    order by 1, 2`);
  const isDeclared = (name: string, column: string) =>
    declared
      .filter(({ table }) => table === name)
      .some(
        ({ rows: fate, of, usernames = [], accounts = [], mentions = {}, emptied = {} }) =>
          (fate === 'deleted' && of === undefined) ||
          [...usernames, ...accounts, ...Object.keys(mentions), ...Object.keys(emptied)].includes(column),
      );
  const open = columns.filter(({ name, column }) => !isDeclared(name, column));
  return Object.fromEntries(
    [...Map.groupBy(open, ({ name }) => name)].map(([name, own]) => [name, own.map(({ column }) => column)]),
  );
}

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTestWorld, type TestWorld } from '@housebrand/shared/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { buildDocument } from './document';
import { apiBeforePortal } from '../testing/api-before-portal';
import { inlinedParameters } from '../testing/api-operations';

/** Fields of the request and of the reply, as far as the specification lists them. */
type Fields = { sends?: readonly string[]; reads?: readonly string[] };

const PAGE = ['offset', 'limit', 'from', 'to'];
const PERSON = ['username', 'prefix'];

/** The calls of our own API: the complete list of section 7. */
const OWN: Readonly<Record<string, Fields>> = {
  'GET /api/apps/agent_configs/{prefix}': {
    reads: ['agentID', 'generals', 'agent', 'seamlessLogin', 'logo', 'icons', 'sendGift', 'themes', 'gameAgent'],
  },
  'GET /api/apps/members/{prefix}/{usernameOrTel}': { reads: [...PERSON, 'tier'] },
  'GET /api/apps/members': { sends: ['includeStaffs', 'username'], reads: ['username'] },
  'GET /api/apps/member_seamless/{prefix}/username/{username}': {
    reads: ['transferStatus', 'transferUsername', 'transferCredit'],
  },
  'POST /api/apps/member_seamless/{prefix}': {
    sends: [
      'account',
      'bank',
      'name',
      'agentID',
      'username',
      'password',
      'affiliateCode',
      'createdDate',
      'transferCredit',
      'transferUsername',
      'phoneNo',
    ],
  },
  'POST /api/apps/member_seamless_first_login/{prefix}': {
    sends: [
      'accountNumber',
      'bankName',
      'name',
      'parentID',
      'agentID',
      'username',
      'affiliateCode',
      'createdDate',
      'phoneNo',
      'password',
    ],
  },
  'GET /api/apps/banners': { sends: ['agentID'] },
  'POST /api/apps/payments/send_gift': { sends: ['depositUsername', 'receiverUsername', 'amount'] },
  'GET /api/apps/payments/{viewMode}': { sends: ['limit', 'offset', 'fromDate', 'toDate'] },
  'GET /api/apps/payments/topup-list': { sends: ['limit', 'offset', 'fromDate', 'toDate'] },
  'GET /api/apps/iap/price_table': {},
  'POST /api/apps/coupons.redeem': { sends: ['couponCode'] },
  'GET /api/apps/daily_quest/{prefix}': {},
  'GET /api/apps/daily_quest/{prefix}/{id}': { sends: ['username'], reads: ['id'] },
  'POST /api/apps/daily_quest.claim': { sends: ['agentID', 'id', 'username'] },
  'GET /api/apps/user_tier_configs': {
    reads: [
      'tierLevel',
      'tierName',
      'logoUrl',
      'descriptionBackgroundColor',
      'backgroundDarkColor',
      'backgroundBrightColor',
      'condition',
    ],
  },
  'GET /api/apps/user_tier_configs.content': {},
  'POST /api/apps/register.gen_bank_account': { sends: ['agentID'], reads: ['bankAccount'] },
  'POST /api/apps/v1/members.register': {
    sends: [
      'agentID',
      'loginUsername',
      'loginPassword',
      'firstName',
      'lastName',
      'bankAccountNo',
      'bankAbbrev',
      'phone',
    ],
  },
  'GET /api/apps/tournaments/leaderboards/{prefix}': {
    reads: [
      'id',
      'name',
      'rewardType',
      'calculationType',
      'games',
      'content',
      'startDate',
      'endDate',
      'status',
      'imageUrl',
    ],
  },
  'GET /api/apps/favorite_games/{prefix}/{username}': {},
  'POST /api/apps/favorite_games': { sends: ['agentID', 'username', 'games'] },
  'POST /api/apps/syncs/amb_king_member': {},
  'POST /api/apps/syncs/member_change_password': { sends: ['password'] },
  'POST /api/apps/syncs/active_member': { sends: ['agentID', 'username'] },
  // the member-system bridge
  'POST /api/apps/redirectLogin/{prefix}': { sends: ['username'], reads: ['url'] },
  'POST /api/apps/providerPrefixList/{prefix}': {},
  'POST /api/apps/gameList/{prefix}': { sends: ['tab'] },
  'POST /api/apps/getProfileAndCredit/{prefix}': { sends: ['username'], reads: ['balance'] },
  'POST /api/apps/members.refreshToken': {},
};

const AFFILIATE: Readonly<Record<string, Fields>> = {
  'GET /api/apps/affiliates/summary/{prefix}/{username}': { reads: ['totalIncome', 'totalDownLine'] },
  'GET /api/apps/affiliates/remaining_income/{prefix}/{username}': { reads: ['remainingIncome'] },
  'GET /api/apps/affiliates/income_histories/{prefix}/{username}': { sends: PAGE },
  'GET /api/apps/affiliates/downline_income/{prefix}/{username}': { sends: PAGE },
  'GET /api/apps/affiliates/withdraw_histories/{prefix}/{username}': { sends: PAGE },
  'POST /api/apps/affiliates/withdraw_income': {},
  'GET /api/apps/affiliates/downlines': {},
};

/**
 * The calls of the platform client, whose paths the specification does not list, and the portal's provider calls, by
 * their names in section 7, below `/api/provider/`. The platform configuration is part of `agent_configs`, `profile`
 * shows whether the token is valid, and the language is part of each request.
 */
const CLIENT: readonly string[] = [
  'POST re-login-profile',
  'POST login',
  'POST logout',
  'GET profile',
  'GET profile-fun',
  'GET captcha',
  'POST otp',
  'POST check-register',
  'POST register',
  'POST register-v2',
  'POST reset-password-fun',
  'POST forget-password',
  'POST change-password',
  'POST bonus',
  'GET check-cash-back',
  'POST claim-cash-back',
  'POST claim-point',
  'POST withdraw',
  'GET withdraw-condition',
  'GET withdraw-income-condition',
  'GET report-deposit',
  'GET report-withdraw',
  'GET bank-deposit-auto',
  'GET bank-deposit-true-money',
  'POST deposit-point-create',
  'GET promotion',
  'GET promotion-detail/{id}',
  'POST launch-game',
  'POST launch-lotto',
  'POST launch-portal',
  'POST launch-sport-lobby',
  'GET link-reward',
  'GET link-affiliate',
  'POST refresh-portal-token',
  // calls of the game platform and the external API that section 7 does not name
  'GET announcements',
  'GET games-status',
  'GET provider-list',
  'GET game-list',
  'POST reward',
  'POST wheel',
  'POST gashapon',
  'POST daily-check-in',
].map((call) => call.replace(' ', ' /api/provider/'));

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  'x-ours'?: boolean;
  parameters?: { name?: string; in?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

describe('API of section 7 of the specification', () => {
  let world: TestWorld;
  let app: NestFastifyApplication;
  let document: Document;
  let operations: Map<string, Operation>;

  beforeAll(async () => {
    world = await openTestWorld({ application: apiBeforePortal });
    ({ app } = world);
    document = inlinedParameters((await buildDocument(app)) as Document);
    operations = new Map(
      Object.entries(document.paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]): [string, Operation] => [
          `${method.toUpperCase()} ${path}`,
          operation,
        ]),
      ),
    );
  });
  afterAll(() => world?.close());

  /** Names of a schema's own fields, through references and the envelope. */
  function fieldsOf(schema: Schema | undefined): string[] {
    if (!schema) return [];
    if (schema.$ref) return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1)!]);
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(fieldsOf);
    return [...Object.keys(schema.properties ?? {}), ...parts, ...fieldsOf(schema.items)];
  }
  function repliedIn(part: 'data' | 'meta', { responses }: Operation): string[] {
    const schema = responses['200']?.content?.['application/json']?.schema;
    const envelopes = schema ? [schema, ...(schema.allOf ?? [])] : [];
    return envelopes.flatMap(({ properties }) => fieldsOf(properties?.[part]));
  }
  const sentTo = (operation: Operation) => [
    ...(operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
    ...fieldsOf(operation.requestBody?.content['application/json']?.schema),
  ];

  it.each([...Object.entries(OWN), ...Object.entries(AFFILIATE)])('defines %s', (call, { sends = [], reads = [] }) => {
    const operation = operations.get(call)!;
    expect(operation).toBeDefined();
    expect(sentTo(operation)).toEqual(expect.arrayContaining([...sends]));
    expect(repliedIn('data', operation)).toEqual(expect.arrayContaining([...reads]));
    // paginated lists include the total
    if (sends.includes('limit')) expect(repliedIn('meta', operation)).toContain('total');
  });

  it('returns the covered range with every list of days or years', () => {
    const lists = [...operations].filter(([, operation]) => {
      const sent = sentTo(operation);
      return sent.includes('limit') && ['from', 'fromDate', 'year'].some((day) => sent.includes(day));
    });
    expect(lists.map(([call]) => call)).toContain('GET /api/provider/report-deposit');
    for (const [, operation] of lists) {
      if (sentTo(operation).includes('cursor'))
        expect(repliedIn('data', operation)).toEqual(expect.arrayContaining(['cursor', 'from', 'to']));
      else expect(repliedIn('meta', operation)).toEqual(['total', 'from', 'to']);
    }
  });

  it.each(CLIENT)('defines %s', (call) => {
    expect(operations.has(call)).toBe(true);
  });

  it('marks the operations that extend it', () => {
    const listed = new Set([...Object.keys(OWN), ...Object.keys(AFFILIATE), ...CLIENT]);
    const marked = [...operations].filter(([, operation]) => operation['x-ours']).map(([call]) => call);
    expect(marked).toEqual([...operations.keys()].filter((call) => !listed.has(call)));
  });
});

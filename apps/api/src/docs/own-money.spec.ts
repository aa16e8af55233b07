import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inlinedParameters } from '../testing/api-operations';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Content = Record<string, { schema?: Schema }>;
interface Operation {
  'x-ours'?: boolean;
  parameters?: { name?: string; schema?: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}
/** A number, or a list of numbers, by the name of its component and its own. */
interface NumberField {
  field: string;
  type: string[];
  description: string;
}

/** Names of amounts. */
const MONEY =
  /^max|^min(?!utes)|amount|balance|bonus|chips|credit|deposit|gap|income|left$|limit|missing|payout|price|prize|reward|score|stake|target|threshold|total|turnover|value|withdraw/i;
/** Units of numbers that are not money. */
const OTHER_UNIT = /(?:Points|Rounds|Percentage|Multiplier)$/;

const IN_TIER_LIST = 'an entry of the specified list of tiers';
const IN_BOARD = 'continues the specified list of tournaments';
const SEND_GIFT = 'sendGift of the agent configuration (section 3)';
/** Fields that may keep their name. Decision 0105 explains those with baht. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'TierConditionDto.minDepositAccumulateAmount': IN_TIER_LIST,
  'TierConditionDto.minTurnOverAccumulateAmount': IN_TIER_LIST,
  'LeaderboardRowDto.score': IN_BOARD,
  'LeaderboardRowDto.reward': IN_BOARD,
  'MoveDto.amount': 'the reply of the specified withdrawal',
  'GiftLimitsDto.minWithdrawReq': SEND_GIFT,
  'GiftLimitsDto.totalWithdrawLimit': SEND_GIFT,
  'GiftLimitsDto.countWithdrawLimit': SEND_GIFT,
  'GiftLimitsChangeDto.minWithdrawReq': SEND_GIFT,
  'GiftLimitsChangeDto.totalWithdrawLimit': SEND_GIFT,
  'GiftLimitsChangeDto.countWithdrawLimit': SEND_GIFT,
  'PriceSettingDto.chips': 'a number of whole chips',
  'GiftAllowanceDto.giftsLeft': 'a number of gifts',
  'CouponConfigDto.total': 'a number of redemptions',
  'CreateCouponDto.total': 'a number of redemptions',
  'SecondFactorsDto.recoveryCodesLeft': 'a number of codes',
  'TierProgressDto.deposit': 'a fraction',
  'TierProgressDto.turnover': 'a fraction',
  'meta.total': 'a number of entries',
  limit: 'a number of entries',
};

const document = inlinedParameters(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8')) as Document,
);

/** Returns the numbers in a schema. `name` is the field that has it, `owner` the component around that. */
function numbersIn(schema: Schema, name: string, owner: string, within: readonly string[] = []): NumberField[] {
  const { $ref, type = [], description = '', items, properties = {}, allOf = [], anyOf = [], oneOf = [] } = schema;
  if ($ref) {
    const component = $ref.split('/').at(-1)!;
    if (within.includes(component)) return [];
    return numbersIn(document.components.schemas[component]!, '', component, [...within, component]);
  }
  const types = [type].flat();
  const isNumber = types.some((one) => one === 'number' || one === 'integer');
  return [
    ...(isNumber ? [{ field: [owner, name].filter(Boolean).join('.'), type: types, description }] : []),
    ...(items ? numbersIn({ description, ...items }, name, owner, within) : []),
    ...Object.entries(properties).flatMap(([property, inner]) =>
      numbersIn(inner, property, name ? name : owner, within),
    ),
    ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => numbersIn(part, name, owner, within)),
  ];
}

/** Returns the numbers in parameters, bodies and replies of a call, each field once. */
function numbersOf({ parameters = [], requestBody, responses }: Operation): NumberField[] {
  const bodies = [requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {}));
  return [
    ...parameters.flatMap(({ name = '', schema }) => (schema ? numbersIn(schema, name, '') : [])),
    ...bodies.flatMap(({ schema }) => (schema ? numbersIn(schema, '', '') : [])),
  ];
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const ours = operations.filter((operation) => operation['x-ours']).flatMap(numbersOf);
const isInSatang = ({ field }: NumberField) => field.endsWith('Satang');
const names = (fields: readonly NumberField[]) => [...new Set(fields.map(({ field }) => field))].sort();

describe('money in our own calls', () => {
  it('is in fields whose name ends in Satang', () => {
    const bare = ours.filter((number) => {
      const name = number.field.split('.').at(-1)!;
      return !isInSatang(number) && !OTHER_UNIT.test(name) && (MONEY.test(name) || /baht/i.test(number.description));
    });
    expect(names(bare)).toEqual(Object.keys(EXCEPTIONS).sort());
  });

  it('is a whole number of satang', () => {
    const inSatang = ours.filter(isInSatang);
    expect(names(inSatang).length).toBeGreaterThan(20);
    expect(names(inSatang.filter(({ type }) => !type.includes('integer')))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { addComponents, componentsOf, nameOfContract } from './contract-schemas';

describe('contract schemas', () => {
  const Kind = z.enum(['CREDIT', 'POINT']);
  const Reward = z.object({ kind: Kind.meta({ example: 'POINT' }) }).meta({ id: 'RewardDto' });
  const Quest = z
    .object({
      id: z.number().meta({ example: 2 }),
      reward: Reward,
      next: Reward.nullable().meta({ description: 'The next reward.' }),
      last: Reward.meta({ description: 'The last reward.' }),
      note: z.string().nullable().meta({ example: 'Well done' }),
      choice: Kind.nullable(),
      menus: z.array(z.string()).meta({ example: ['promotion'] }),
      sums: z.record(z.string(), z.number()),
      fixed: z.literal('A'),
      extra: z.string().optional(),
    })
    .meta({ id: 'QuestDto' });
  const reference = { $ref: '#/components/schemas/RewardDto' };

  it('makes a component of each named contract', () => {
    expect(componentsOf(Quest)).toEqual({
      RewardDto: {
        type: 'object',
        properties: { kind: { type: 'string', enum: ['CREDIT', 'POINT'], example: 'POINT' } },
        required: ['kind'],
      },
      QuestDto: {
        type: 'object',
        properties: {
          id: { type: 'number', example: 2 },
          reward: reference,
          next: { description: 'The next reward.', anyOf: [reference, { type: 'null' }] },
          last: { description: 'The last reward.', allOf: [reference] },
          note: { type: ['string', 'null'], example: 'Well done' },
          choice: { type: ['string', 'null'], enum: ['CREDIT', 'POINT', null] },
          menus: { type: 'array', items: { type: 'string' }, example: ['promotion'] },
          sums: { type: 'object', additionalProperties: { type: 'number' } },
          fixed: { type: 'string', enum: ['A'] },
          extra: { type: 'string' },
        },
        required: ['id', 'reward', 'next', 'last', 'note', 'choice', 'menus', 'sums', 'fixed'],
      },
    });
  });

  it('rejects two shapes of one name', () => {
    const schemas = componentsOf(Quest);
    addComponents(schemas, componentsOf(Reward));
    const Other = z.object({ amount: z.number() }).meta({ id: 'RewardDto' });
    expect(() => addComponents(schemas, componentsOf(Other))).toThrow('Two shapes are called RewardDto');
  });

  it('rejects a contract without a name', () => {
    expect(nameOfContract(Quest)).toBe('QuestDto');
    expect(() => nameOfContract(z.object({}))).toThrow('has no name');
  });
});

import { z } from 'zod';

export type { MemberTier } from '@housebrand/shared';

const TierCondition = z
  .object({
    minDepositAccumulateAmount: z.number().meta({ example: 5000, description: 'Amount in baht.' }),
    minTurnOverAccumulateAmount: z.number().meta({ example: 20000, description: 'Amount in baht.' }),
  })
  .meta({ id: 'TierConditionDto' });

const TierMenus = z
  .object({ menu: z.array(z.string()).meta({ example: ['promotion', 'game', 'daily-quest'] }) })
  .meta({ id: 'TierMenusDto' });

/**
 * One tier of the ladder: `GET /api/apps/user_tier_configs` (specification section 3). With `access`, a closed menu can name the
 * tier that opens it.
 */
export const TierConfig = z
  .object({
    tierLevel: z.number().meta({ example: 2 }),
    tierName: z.string().meta({ example: 'Silver' }),
    logoUrl: z.string().meta({ example: '/media/tiers/2.svg?v=1' }),
    descriptionBackgroundColor: z.string().meta({ example: '#2F3A4D' }),
    backgroundDarkColor: z.string().meta({ example: '#4C5B75' }),
    backgroundBrightColor: z.string().meta({ example: '#C3D0E4' }),
    condition: TierCondition,
    access: TierMenus.meta({ description: 'Menus that the tier opens. Addition to the specification.' }),
  })
  .meta({ id: 'TierConfigDto' });
export type TierConfig = z.infer<typeof TierConfig>;

/** Progress towards the next tier (specification section 9). Shares are between 0 and 1. */
export const TierProgress = z
  .object({
    current: TierConfig,
    next: TierConfig.nullable().meta({ description: 'The next tier; `null` at the highest.' }),
    deposit: z.number().meta({ example: 0.57, description: 'Fraction from 0 to 1.' }),
    turnover: z.number().meta({ example: 0.41, description: 'Fraction from 0 to 1.' }),
    overall: z.number().meta({ example: 0.44, description: 'Fraction from 0 to 1.' }),
    missingDepositSatang: z.number().meta({ example: 860_000, description: 'Missing amount in satang.' }),
    missingTurnoverSatang: z.number().meta({ example: 5_900_000, description: 'Missing amount in satang.' }),
  })
  .meta({ id: 'TierProgressDto' });
export type TierProgress = z.infer<typeof TierProgress>;

/** The description of a tier for members: `GET /api/apps/user_tier_configs.content`, in the language of the request. */
export const TierContent = z
  .object({
    tierLevel: z.number().meta({ example: 2 }),
    tierName: z.string().meta({ example: 'Silver' }),
    summary: z.string().meta({ example: 'For members who come by regularly' }),
    benefits: z.array(z.string()).meta({ example: ['Daily quests', 'Invite friends'] }),
  })
  .meta({ id: 'TierContentDto' });
export type TierContent = z.infer<typeof TierContent>;

import { InvalidInput, type FieldProblem, type Language } from '@housebrand/shared';
import type { TierConfig } from './contracts';

/** Tiers of a ladder. */
export const MAX_TIERS = 20;
/** Benefits of one tier. */
export const MAX_BENEFITS = 12;
/** A colour of a tier: `#RRGGBB`. */
export const HEX_COLOR = /^#[\dA-Fa-f]{6}$/;
/** The path of an image on our own site. */
export const SITE_PATH = /^\/(?!\/)[\w./?=&-]{1,200}$/;

/** The texts of a tier in one language. */
export interface TierWording {
  summary: string;
  benefits: string[];
}

/** What a member must have deposited and played to reach a tier. */
export interface TierMinimums {
  minDepositSatang: number;
  minTurnoverSatang: number;
}

/** A tier as its agent writes it. */
export interface TierStep extends Omit<TierConfig, 'condition'> {
  condition: TierMinimums;
  content: Record<Language, TierWording>;
}

/** Checks rules that span tiers: unique levels, and no tier that is easier to reach than a lower one. @throws InvalidInput */
export function assertLadder(steps: readonly Pick<TierStep, 'tierLevel' | 'condition'>[]): void {
  const problems = steps.flatMap((step, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isTwice = steps.findIndex(({ tierLevel }) => tierLevel === step.tierLevel) < index;
    if (isTwice) return [{ field: `${field}.tierLevel`, messageKey: 'tiers.levelTwice' }];
    const below = steps.filter(({ tierLevel }) => tierLevel < step.tierLevel);
    return (['minDepositSatang', 'minTurnoverSatang'] as const)
      .filter((name) => below.some(({ condition }) => condition[name] > step.condition[name]))
      .map((name) => ({ field: `${field}.condition.${name}`, messageKey: 'tiers.easierThanBelow' }));
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

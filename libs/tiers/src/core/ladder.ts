import { InvalidInput, type FieldProblem, type Language } from '@housebrand/shared';
import type { TierConfig } from './contracts';

/** Steps of a ladder. */
export const MAX_TIERS = 20;
/** Of one step. */
export const MAX_BENEFITS = 12;
/** A colour as a tier has it: `#RRGGBB`. */
export const HEX_COLOR = /^#[\dA-Fa-f]{6}$/;
/** A picture of our own site. */
export const SITE_PATH = /^\/(?!\/)[\w./?=&-]{1,200}$/;

/** What a step means for its members, in a language. */
export interface TierWording {
  summary: string;
  benefits: string[];
}

/** A step as an agent writes it. */
export interface TierStep extends TierConfig {
  content: Record<Language, TierWording>;
}

/** What a step's own fields cannot see: no level twice, and no step that is easier to reach than the one below. @throws InvalidInput */
export function assertLadder(steps: readonly TierConfig[]): void {
  const problems = steps.flatMap((step, index): FieldProblem[] => {
    const field = `rows.${index}`;
    const isTwice = steps.findIndex(({ tierLevel }) => tierLevel === step.tierLevel) < index;
    if (isTwice) return [{ field: `${field}.tierLevel`, messageKey: 'tiers.levelTwice' }];
    const below = steps.filter(({ tierLevel }) => tierLevel < step.tierLevel);
    return (['minDepositAccumulateAmount', 'minTurnOverAccumulateAmount'] as const)
      .filter((name) => below.some(({ condition }) => condition[name] > step.condition[name]))
      .map((name) => ({ field: `${field}.condition.${name}`, messageKey: 'tiers.easierThanBelow' }));
  });
  if (problems.length > 0) throw new InvalidInput(problems);
}

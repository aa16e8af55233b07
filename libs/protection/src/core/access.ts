/** Actions and payments of a member that player protection can restrict. */
export const OPERATIONS = [
  'play',
  'deposit',
  'purchase',
  'giftSent',
  'giftReceived',
  'coupon',
  'bonus',
  'cashBack',
  'playPoints',
  'questReward',
  'tournamentPrize',
  'referralIncome',
  'withdrawal',
] as const;
/** One of {@link OPERATIONS}. */
export type Operation = (typeof OPERATIONS)[number];

/** The part of a member's protection that restricts operations. Reminders restrict none. */
export interface ProtectionState {
  /** A cool-off or self-exclusion is in force. */
  isExcluded: boolean;
  /** A deposit limit of zero is in force, for any period. */
  isDepositLimitZero: boolean;
  /** Losses have reached a loss limit. */
  isLossLimitReached: boolean;
}

/** `held`: blocked for now, but the reward is paid when the exclusion ends. The others state the reason for the block. */
export type Access = 'open' | 'held' | 'excluded' | 'depositLimit' | 'lossLimit';

interface Rule {
  whileExcluded: Extract<Access, 'open' | 'held' | 'excluded'>;
  /** Whether a deposit limit of zero blocks it; a higher limit is compared with the amount of a deposit. */
  isMoneyIn: boolean;
  /** Whether a reached loss limit blocks it. */
  isPlay: boolean;
}

const rule = (whileExcluded: Rule['whileExcluded'], { isMoneyIn = false, isPlay = false } = {}): Rule => ({
  whileExcluded,
  isMoneyIn,
  isPlay,
});

/** The member's own money is never locked in: withdrawals and earned referral income stay open in every state. */
const RULES: Record<Operation, Rule> = {
  play: rule('excluded', { isPlay: true }),
  deposit: rule('excluded', { isMoneyIn: true }),
  purchase: rule('excluded', { isMoneyIn: true }),
  giftSent: rule('excluded', { isPlay: true }),
  giftReceived: rule('excluded', { isMoneyIn: true }),
  coupon: rule('excluded', { isMoneyIn: true }),
  bonus: rule('excluded'),
  cashBack: rule('excluded'),
  playPoints: rule('excluded'),
  questReward: rule('held'),
  tournamentPrize: rule('held'),
  referralIncome: rule('open'),
  withdrawal: rule('open'),
};

/** Returns the access to an operation. All checks of player protection use these rules. */
export function accessTo(operation: Operation, state: ProtectionState): Access {
  const { whileExcluded, isMoneyIn, isPlay } = RULES[operation];
  if (state.isExcluded && whileExcluded !== 'open') return whileExcluded;
  if (state.isDepositLimitZero && isMoneyIn) return 'depositLimit';
  return state.isLossLimitReached && isPlay ? 'lossLimit' : 'open';
}

/** Returns which limits an operation depends on, so that callers load only those. */
export function limitsOf(operation: Operation): Pick<Rule, 'isMoneyIn' | 'isPlay'> {
  return RULES[operation];
}

/** Whether turnover requirements apply. They do not while the member is excluded: they could not be met and would lock in money. */
export function isTurnoverOwed({ isExcluded }: Pick<ProtectionState, 'isExcluded'>): boolean {
  return !isExcluded;
}

/** What a member does, or what happens to a member, that player protection has a say in. */
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

/** What of a member's protection decides what is open. A reminder is not among it: it closes nothing. */
export interface ProtectionState {
  /** A break or a self-exclusion is in force. */
  isExcluded: boolean;
  /** A deposit limit of zero is in force, of whatever period. */
  isDepositLimitZero: boolean;
  /** As much is lost as a loss limit allows. */
  isLossLimitReached: boolean;
}

/** `held`: closed to the member, but nothing is lost: the reward is paid when the exclusion ends. Else why it is closed. */
export type Access = 'open' | 'held' | 'excluded' | 'depositLimit' | 'lossLimit';

interface Rule {
  whileExcluded: Extract<Access, 'open' | 'held' | 'excluded'>;
  /** Whether a deposit limit of zero closes it; a higher one is compared with the amount of a deposit. */
  isMoneyIn: boolean;
  /** Whether a loss limit closes it once it is reached. */
  isPlay: boolean;
}

const rule = (whileExcluded: Rule['whileExcluded'], { isMoneyIn = false, isPlay = false } = {}): Rule => ({
  whileExcluded,
  isMoneyIn,
  isPlay,
});

/** The member's own money is never locked in: withdrawal and earned referral income stay open in every state. */
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

/** The one place that says what is open to a member in which state. */
export function accessTo(operation: Operation, state: ProtectionState): Access {
  const { whileExcluded, isMoneyIn, isPlay } = RULES[operation];
  if (state.isExcluded && whileExcluded !== 'open') return whileExcluded;
  if (state.isDepositLimitZero && isMoneyIn) return 'depositLimit';
  return state.isLossLimitReached && isPlay ? 'lossLimit' : 'open';
}

/** Which limits an operation depends on: only these have to be read for it. */
export function limitsOf(operation: Operation): Pick<Rule, 'isMoneyIn' | 'isPlay'> {
  return RULES[operation];
}

/** While excluded a member owes no turnover: nobody can play for it, and it would lock in the member's own money. */
export function isTurnoverOwed({ isExcluded }: Pick<ProtectionState, 'isExcluded'>): boolean {
  return !isExcluded;
}

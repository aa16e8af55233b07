/** The stages of a session. Only an `OPEN` one may call more than the calls that complete the login. */
export const SESSION_STAGES = ['FACTOR', 'ENROLMENT', 'OPEN'] as const;
/** One of {@link SESSION_STAGES}. FACTOR: the code of the second factor is missing. ENROLMENT: the account has no second factor yet. */
export type SessionStage = (typeof SESSION_STAGES)[number];

/** The states of an account. INVITED: the invitation was not accepted yet. */
export const STAFF_STATES = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
/** One of {@link STAFF_STATES}. */
export type StaffState = (typeof STAFF_STATES)[number];

/** What a member may do. LOCKED: cannot log in until unlocked. CLOSED: for good. EXCLUDED: excluded from play. */
export const MEMBER_STATES = ['ACTIVE', 'LOCKED', 'CLOSED', 'EXCLUDED'] as const;
/** One of {@link MEMBER_STATES}. */
export type MemberState = (typeof MEMBER_STATES)[number];

/** What a search term matched. */
export const SEARCH_MATCHES = ['USERNAME', 'PHONE', 'ACCOUNT', 'NAME', 'REFERRAL'] as const;
/** One of {@link SEARCH_MATCHES}. */
export type SearchMatch = (typeof SEARCH_MATCHES)[number];

/** The records of money. PAYMENT: ours, between accounts. MOVE: a call of the provider that takes no key. */
export const MONEY_RECORDS = ['PAYMENT', 'MOVE'] as const;
/** One of {@link MONEY_RECORDS}. */
export type MoneyRecord = (typeof MONEY_RECORDS)[number];

/**
 * The states of money, the same for both records. PENDING: on its way. UNKNOWN: the provider gave no usable answer. PARKED: the
 * provider did not execute a step, and the retries have ended. DONE and REFUSED are final.
 */
export const MONEY_STATES = ['PENDING', 'UNKNOWN', 'PARKED', 'DONE', 'REFUSED'] as const;
/** One of {@link MONEY_STATES}. */
export type MoneyState = (typeof MONEY_STATES)[number];

/** The kinds of money in the office's lists: payments first, then moves. */
export const MONEY_KINDS = [
  'GIFT',
  'COUPON',
  'QUEST',
  'TOURNAMENT',
  'AFFILIATE',
  'PURCHASE',
  'CORRECTION',
  'DEDUCTION',
  'DEPOSIT',
  'WITHDRAWAL',
  'INCOME',
  'CASHBACK',
] as const;
/** One of {@link MONEY_KINDS}. */
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** The kinds of payments whose credit is the bonus cost of the reports. */
export const BONUS_KINDS = ['COUPON', 'QUEST', 'TOURNAMENT'] as const satisfies readonly MoneyKind[];

/** The kinds of corrections of a member's credit. CORRECTION adds credit, DEDUCTION takes it. */
export const CORRECTION_KINDS = ['CORRECTION', 'DEDUCTION'] as const;
/** One of {@link CORRECTION_KINDS}. */
export type CorrectionKind = (typeof CORRECTION_KINDS)[number];

/** What staff may do with money that is not final, and with a received gift (REVERSE). */
export const MONEY_ACTIONS = ['RETRY', 'SETTLE', 'REFUSE', 'REVERSE'] as const;
/** One of {@link MONEY_ACTIONS}. */
export type MoneyAction = (typeof MONEY_ACTIONS)[number];

/** What staff may request from another account: an action on money, or a correction of a member's credit. */
export const APPROVAL_ACTIONS = [...MONEY_ACTIONS, 'CORRECT'] as const;
/** One of {@link APPROVAL_ACTIONS}. */
export type ApprovalAction = (typeof APPROVAL_ACTIONS)[number];

/** The states of an approval. EXPIRED: it was not decided within a day. */
export const APPROVAL_STATES = ['OPEN', 'APPLIED', 'REFUSED', 'EXPIRED'] as const;
/** One of {@link APPROVAL_STATES}. */
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** What waits for staff. */
export const WAITING_KINDS = ['UNKNOWN_OUTCOME', 'PARKED', 'CASE', 'APPROVAL', 'QUESTION'] as const;
/** One of {@link WAITING_KINDS}. */
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Largest amount of a correction, in satang. */
export const CORRECTION_MAX_SATANG = 1_000_000_000;
/** Minimum length of the reason for an action, in characters. */
export const REASON_MIN_LENGTH = 3;
/** Maximum length of the reason for an action, in characters. */
export const REASON_MAX_LENGTH = 300;
/** Maximum length of a key's label, in characters. */
export const KEY_LABEL_MAX_LENGTH = 80;
/** Maximum number of networks of an account or a key. */
export const MAX_NETWORKS = 20;
/** Maximum length of a note about a member, in characters. */
export const NOTE_MAX_LENGTH = 1_000;
/** Rows per page of the office's lists. */
export const OFFICE_PAGE = 50;

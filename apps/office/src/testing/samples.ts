import { DEFAULT_COLORS, type AgentConfig } from '@housebrand/theming';
import type { MemberPage, MoneyItem, MoneyPage, OfficeApproval, Today, WaitingItem } from '@housebrand/office';

const AT = '2026-11-25T07:02:11.000Z';

/** Figures of a day. */
const FIGURES: Today['today'] = {
  day: '2026-11-25',
  depositsSatang: 18_423_000,
  firstDeposits: 21,
  withdrawalsSatang: 9_640_000,
  stakeSatang: 93_700_000,
  payoutSatang: 90_513_000,
  ggrSatang: 3_187_000,
  bonusSatang: 1_138_100,
  activeMembers: 412,
  newMembers: 38,
};

/** The page of the day; pass the fields that matter. */
export function aToday(differences: Partial<Today> = {}): Today {
  return {
    at: AT,
    waiting: [],
    counts: [],
    today: FIGURES,
    yesterday: { ...FIGURES, depositsSatang: 16_000_000 },
    weekBefore: FIGURES,
    hours: [],
    bonuses: [],
    providers: [{ system: 'memberSystem', isAnswering: true }],
    ...differences,
  };
}

/** A deposit that waits for staff; pass the fields that matter. */
export function aWaitingItem(differences: Partial<WaitingItem> = {}): WaitingItem {
  return {
    kind: 'UNKNOWN_OUTCOME',
    id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    record: 'MOVE',
    what: 'DEPOSIT',
    username: 'MTOSOMCHAI',
    amountSatang: 50_037,
    by: null,
    since: AT,
    ...differences,
  };
}

/** A deposit whose outcome is unknown; pass the fields that matter. */
export function aMoneyItem(differences: Partial<MoneyItem> = {}): MoneyItem {
  return {
    record: 'MOVE',
    id: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    kind: 'DEPOSIT',
    state: 'UNKNOWN',
    username: 'MTOSOMCHAI',
    counterparty: null,
    amountSatang: 50_037,
    amountPoints: null,
    reference: null,
    failure: 'Time-out after 5 s',
    createdAt: AT,
    changedAt: AT,
    ...differences,
  };
}

/** The page of {@link aMoneyItem}, which the provider has credited; pass the fields that matter. */
export function aMoneyPage(differences: Partial<MoneyPage> = {}): MoneyPage {
  return {
    item: aMoneyItem(),
    timeline: [{ kind: 'unknown', at: AT, text: { th: 'กำลังตรวจสอบ', en: 'Being checked' } }],
    ours: { amountSatang: 50_037, state: 'UNKNOWN', reference: null, at: AT },
    provider: { amountSatang: 50_037, state: 'CREDITED', reference: 'PG-99812', at: AT },
    isProviderAnswering: true,
    postings: [],
    actions: ['RETRY', 'SETTLE', 'REFUSE'],
    needsApproval: false,
    approvals: [],
    thread: null,
    ...differences,
  };
}

/** A request of a cashier; pass the fields that matter. */
export function anApproval(differences: Partial<OfficeApproval> = {}): OfficeApproval {
  return {
    id: 'approval-1',
    action: 'SETTLE',
    record: 'MOVE',
    subject: '019aa6b2-0c1d-7f3e-9a51-5a0c2f7d9e10',
    username: 'MTOSOMCHAI',
    amountSatang: 1_250_000,
    reference: 'PG-99812',
    reason: 'The report has it',
    requestedBy: 'mto.cashier',
    requestedAt: AT,
    expiresAt: '2026-11-26T07:02:11.000Z',
    state: 'OPEN',
    decidedBy: null,
    decidedAt: null,
    ...differences,
  };
}

/** The head of a member's page; pass the fields that matter. */
export function aMemberPage(differences: Partial<MemberPage> = {}): MemberPage {
  return {
    username: 'MTOSOMCHAI',
    name: 'Somchai Jaidee',
    tel: '0812345678',
    bankName: 'SCB',
    accountNumber: '••••••4821',
    status: { username: 'MTOSOMCHAI', state: 'ACTIVE', since: null, until: null, by: null, reason: null },
    tier: null,
    createdAt: AT,
    lastActiveAt: AT,
    balance: {
      creditSatang: 124_567,
      asOf: AT,
      isProviderAnswering: true,
      withdrawableSatang: 94_567,
      turnoverLeftSatang: 30_000,
      rewardPoints: 250,
    },
    month: { depositsSatang: 650_000, withdrawalsSatang: 200_000, netPlaySatang: -138_000 },
    exclusion: null,
    limits: [],
    counts: { sessions: 1, factors: 1, notes: 0, downlines: 0, openQuestions: 0, openMoney: 1 },
    ...differences,
  };
}

/** The configuration of MTO as members get it; pass the fields that matter. */
export function aSite(differences: Partial<AgentConfig> = {}): AgentConfig {
  const logo = { loginImage: '', mainImage: '', loadingImage: '', favicon: '', shareImage: '' };
  return {
    agentID: 'MTO',
    version: 1,
    generals: { cashbackPercentage: 0.1, intro: '', lineID: '' },
    agent: { id: 'MTO', name: 'MTO Lounge', prefix: 'MTO', gameType: 'all' },
    seamlessLogin: { isFirstLogin: true, isTransferMember: false, isSeamlessLogin: false, isUnderMaintenance: false },
    logo,
    icons: { accountIcon: '', contactIcon: '', depositWithdrawIcon: '', gameIcon: '', mainIcon: '', chipsIcon: '' },
    sendGift: { countWithdrawLimit: 5, minWithdrawReq: 100, totalWithdrawLimit: 20_000 },
    themes: DEFAULT_COLORS,
    gameAgent: { isEnable: false },
    site: { disabledProviders: [], disabledGames: [], isSmsOtp: false, asOf: null, isLastKnown: false, refusal: null },
    timeZone: 'Asia/Bangkok',
    ...differences,
  };
}

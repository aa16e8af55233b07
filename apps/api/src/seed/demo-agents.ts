import { DEMO_COLORS } from '@housebrand/theming';
import type { AgentCreation } from '@housebrand/theming/nest';

/** The agents of the demo world. MASTER comes first because others use its look. */
export const DEMO_AGENTS: readonly AgentCreation[] = [
  {
    prefix: 'MASTER',
    name: 'Housebrand',
    generals: { cashbackPercentage: 0.05, intro: 'บ้านของความสนุก ครบทุกเกมในที่เดียว', lineID: '@housebrand' },
  },
  {
    prefix: 'MTO',
    name: 'MTO Lounge',
    generals: { cashbackPercentage: 0.1, intro: 'เลานจ์ของคนรักเกม ฝากถอนไว บริการตลอด 24 ชั่วโมง', lineID: '@mtolounge' },
    sites: [
      { host: 'localhost', lineID: '@mtolounge' },
      { host: 'mto.localhost', lineID: '@mtogarden' },
    ],
    sendGift: { minWithdrawReq: 100, countWithdrawLimit: 5, totalWithdrawLimit: 20_000 },
  },
  {
    prefix: 'SPTN',
    name: 'SPTN Arena',
    generals: { cashbackPercentage: 0.08, intro: 'สังเวียนของคนจริง กีฬาสดและสล็อตครบทุกค่าย', lineID: '@sptnarena' },
    seamlessLogin: { isFirstLogin: false },
  },
  {
    prefix: 'NAGA',
    name: 'Naga Palace',
    look: 'own',
    generals: { cashbackPercentage: 0.12, intro: 'วังทองของพญานาค โชคใหญ่รออยู่', lineID: '@nagapalace' },
    seamlessLogin: { isFirstLogin: true, isSeamlessLogin: true },
    themes: DEMO_COLORS.NAGA,
  },
  {
    prefix: 'LOTUS',
    name: 'Lotus Bay',
    look: 'own',
    generals: { cashbackPercentage: 0.06, intro: 'อ่าวดอกบัว เล่นสบาย ๆ ในทุกวัน', lineID: '@lotusbay' },
    seamlessLogin: { isFirstLogin: true },
    themes: DEMO_COLORS.LOTUS,
  },
  {
    prefix: 'KLANG',
    name: 'Klang Nights',
    look: 'own',
    generals: { cashbackPercentage: 0.07, intro: 'ค่ำคืนแห่งเสียงเพลงและโชคลาภ', lineID: '@klangnights' },
    seamlessLogin: { isUnderMaintenance: true, whiteListMembers: ['KLANGDEMO1'] },
    themes: DEMO_COLORS.KLANG,
  },
  {
    prefix: 'PIER',
    name: 'Pier Nine',
    generals: { cashbackPercentage: 0.05, intro: 'ท่าเรือหมายเลขเก้า', lineID: '@piernine' },
    gameAgent: { isEnable: true },
  },
];

/** Publicly known keys, which therefore exist in simulator mode only. */
export const DEMO_AGENT_KEYS: readonly { prefix: string; key: string }[] = [
  { prefix: 'MTO', key: 'demo-agent-key-mto' },
  { prefix: 'MASTER', key: 'demo-agent-key-master' },
];

import type { FaultRequest } from '@housebrand/providers';

/** One step of a story that the page opens and the specs run. */
export interface ScenarioStep {
  /** What happens, for a reader. */
  words: string;
  /** Who asks from here on: a persona of the page. */
  persona?: string;
  /** The provider's next such call goes wrong, once. */
  fault?: Omit<FaultRequest, 'times'>;
  /** The transfer of the deposit that was opened arrives at the bank desk. */
  arrives?: true;
  /** The operation that is opened and executed with its own example. */
  call?: string;
  /** HTTP status of its reply. */
  expect?: number;
  /** Something that its reply comes to hold, at once or a little later. */
  holds?: string;
}

export interface Scenario {
  title: string;
  steps: readonly ScenarioStep[];
}

/** Five stories, from the first ten minutes to what goes wrong. */
export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'The first ten minutes',
    steps: [
      { words: 'Come in as a member of MTO.', persona: 'MTODEMO1' },
      { words: 'Read the balance.', call: 'getCredit', expect: 200 },
      { words: 'Open a game: the reply is its address; open that in a tab and play.', call: 'launchGame', expect: 200 },
      { words: 'Read the balance again.', call: 'getCredit', expect: 200 },
      {
        words: 'Cut the provider, for one call.',
        fault: { kind: 'http503', system: 'memberSystem', call: 'getProfileAndCredit' },
      },
      { words: 'Read the balance: a clear 503, and “What happened” shows whose.', call: 'getCredit', expect: 503 },
      { words: 'Once more: all is well.', call: 'getCredit', expect: 200 },
    ],
  },
  {
    title: 'A deposit that arrives late',
    steps: [
      { words: 'Come in as a member of MTO.', persona: 'MTODEMO1' },
      { words: 'Open a deposit: it waits for an amount of its own.', call: 'openDeposit', expect: 200 },
      { words: 'It stands in the list, and no money has come.', call: 'listTopUps', expect: 200 },
      { words: 'The transfer arrives at the bank desk (the simulator’s own page).', arrives: true },
      { words: 'Now it is there.', call: 'listTopUps', expect: 200, holds: 'SUCCESS' },
    ],
  },
  {
    title: 'A gift whose reply was lost',
    steps: [
      { words: 'Come in as a member of MTO.', persona: 'MTODEMO1' },
      {
        words: 'The provider will do the next credit, and its reply will be lost.',
        fault: { kind: 'doneReplyLost', system: 'memberSystem', call: 'creditTransfer' },
      },
      { words: 'Send a gift: it is accepted and moves by itself.', call: 'sendGift', expect: 200 },
      {
        words: 'Nobody sends it again: the provider is asked what became of it, and the gift arrives once.',
        call: 'listPayments',
        expect: 200,
        holds: 'SUCCESS',
      },
    ],
  },
  {
    title: 'A session that ended',
    steps: [
      { words: 'Come in as a member of MTO.', persona: 'MTODEMO1' },
      {
        words: 'The provider forgets the member (1005). We log in there once more with the password we keep …',
        fault: { kind: 'code1005', system: 'gamePlatform', call: 'profile' },
      },
      {
        words: '… and it does not take the new token either.',
        fault: { kind: 'code1005', system: 'gamePlatform', call: 'profile' },
      },
      { words: 'The profile answers 401 with code 1005: “please log in again”.', call: 'getProfile', expect: 401 },
      { words: 'Our session has ended with it: everything asks to sign in.', call: 'getCredit', expect: 401 },
      { words: 'Come in again.', persona: 'MTODEMO1' },
      { words: 'And the profile is there.', call: 'getProfile', expect: 200 },
    ],
  },
  {
    title: 'A tier that opens a menu',
    steps: [
      { words: 'Come in as a member of the lowest tier of LOTUS.', persona: 'LOTUSDEMO2' },
      { words: 'The daily check-in is open to everybody.', call: 'openDailyCheckIn', expect: 200 },
      { words: 'The wheel is not: 403 says from which tier it opens.', call: 'openWheel', expect: 403 },
      { words: 'How far is it to that tier?', call: 'getTierProgress', expect: 200 },
      { words: 'Come in as somebody who is there.', persona: 'LOTUSDEMO3' },
      { words: 'The wheel opens.', call: 'openWheel', expect: 200 },
    ],
  },
];

/** For the page: a plain script. */
export const scenariosScript = (): string => `bench.scenarios = ${JSON.stringify(SCENARIOS)};\n`;

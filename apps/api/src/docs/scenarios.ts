import type { FaultRequest } from '@housebrand/providers';

/** One step of a scenario, which the page opens and the specs run. */
export interface ScenarioStep {
  /** The text for the reader. */
  text: string;
  /** Resets the demo world, so that earlier calls of the reader cannot interfere. */
  resets?: true;
  /** The persona that makes the calls from here on. */
  persona?: string;
  /** A fault in the next such provider call, once. */
  fault?: Omit<FaultRequest, 'times'>;
  /** The transfer for the open deposit arrives at the bank desk. */
  arrives?: true;
  /** The operation to open and execute with its own example. */
  call?: string;
  /** Expected HTTP status. */
  expect?: number;
  /** Text that the reply contains, immediately or after a short time. */
  holds?: string;
}

export interface Scenario {
  title: string;
  steps: readonly ScenarioStep[];
}

const START_OVER: ScenarioStep = {
  text: 'Reset the demo world: calls that you made earlier could change the outcome.',
  resets: true,
};

/** Five scenarios, from the first ten minutes to failures. */
export const SCENARIOS: readonly Scenario[] = [
  {
    title: 'The first ten minutes',
    steps: [
      { text: 'Log in as a member of MTO.', persona: 'MTODEMO1' },
      { text: 'Read the balance.', call: 'getCredit', expect: 200 },
      { text: 'Launch a game. The reply is its address: open it in a tab and play.', call: 'launchGame', expect: 200 },
      { text: 'Read the balance again.', call: 'getCredit', expect: 200 },
      {
        text: 'Make the provider fail, for one call.',
        fault: { kind: 'http503', system: 'memberSystem', call: 'getProfileAndCredit' },
      },
      {
        text: 'Read the balance: a 503. “What happened” shows which provider call failed.',
        call: 'getCredit',
        expect: 503,
      },
      { text: 'Read the balance again: it works.', call: 'getCredit', expect: 200 },
    ],
  },
  {
    title: 'A deposit that arrives late',
    steps: [
      START_OVER,
      { text: 'Log in as a member of MTO.', persona: 'MTODEMO1' },
      { text: 'Open a deposit: it waits for a transfer of its unique amount.', call: 'openDeposit', expect: 200 },
      { text: 'The deposit is in the list, but no money has arrived.', call: 'listTopUps', expect: 200 },
      { text: 'Let the transfer arrive at the bank desk (a page of the simulator).', arrives: true },
      { text: 'The deposit is completed.', call: 'listTopUps', expect: 200, holds: 'SUCCESS' },
    ],
  },
  {
    title: 'A gift with a lost provider reply',
    steps: [
      START_OVER,
      { text: 'Log in as a member of MTO.', persona: 'MTODEMO1' },
      {
        text: 'The provider will execute the next credit, but its reply will be lost.',
        fault: { kind: 'doneReplyLost', system: 'memberSystem', call: 'creditTransfer' },
      },
      { text: 'Send a gift: it is accepted and processed in the background.', call: 'sendGift', expect: 200 },
      {
        text: 'The API does not send the credit again: it asks the provider for the outcome, and the gift arrives once.',
        call: 'listPayments',
        expect: 200,
        holds: 'SUCCESS',
      },
    ],
  },
  {
    title: 'A session that the provider ends',
    steps: [
      { text: 'Log in as a member of MTO.', persona: 'MTODEMO1' },
      {
        text: 'The provider ends the member’s session (1005). The API logs in there again with the stored password …',
        fault: { kind: 'code1005', system: 'gamePlatform', call: 'profile' },
      },
      {
        text: '… and the provider rejects the new token, too.',
        fault: { kind: 'code1005', system: 'gamePlatform', call: 'profile' },
      },
      { text: 'The profile returns 401 with code 1005: “please log in again”.', call: 'getProfile', expect: 401 },
      { text: 'Our session has ended, too: all calls require a login.', call: 'getCredit', expect: 401 },
      { text: 'Log in again.', persona: 'MTODEMO1' },
      { text: 'The profile works again.', call: 'getProfile', expect: 200 },
    ],
  },
  {
    title: 'A tier that opens a menu',
    steps: [
      { text: 'Log in as a member of LOTUS with the lowest tier.', persona: 'LOTUSDEMO2' },
      { text: 'The promotions are open to all tiers.', call: 'listPromotions', expect: 200 },
      { text: 'The wheel is not: the 403 names the tier that opens it.', call: 'openWheel', expect: 403 },
      { text: 'Read the progress to that tier.', call: 'getTierProgress', expect: 200 },
      { text: 'Log in as a member with that tier.', persona: 'LOTUSDEMO3' },
      { text: 'The wheel opens.', call: 'openWheel', expect: 200 },
    ],
  },
];

/** Returns the scenarios as a plain script for the page. */
export const scenariosScript = (): string => `bench.scenarios = ${JSON.stringify(SCENARIOS)};\n`;

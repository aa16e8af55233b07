import { randomUUID } from 'node:crypto';
import { Database } from '@housebrand/shared/nest';
import { AffiliatePayable, PaymentSaga } from '@housebrand/wallet/nest';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiOperation } from './api-operations';

/** A member with a session; a guest's cookie is empty. */
export interface Caller {
  username: string;
  cookie: string;
}

/** What the calls need of the provider's simulator. */
interface Simulator {
  addMember(prefix: string, creditSatang: number): Promise<{ username: string }>;
  loseRound(username: string): Promise<number>;
  control(method: 'POST', path: string, body: object): Promise<unknown>;
}

type Inputs = Record<string, unknown>;

/** How a call is made; every other input is the documented example. */
interface Way {
  /** Default: a read is made as the demo member, anything else as a regular one. A call that others would disturb needs a new one. */
  as?: 'demo' | 'regular' | 'new';
  inputs?: Inputs;
  /** Creates what the call needs, and returns further inputs. */
  prepare?: (calls: MemberCalls, caller: Caller) => Promise<Inputs>;
}

const PASSWORD = 'Chips-2026!';
/** A member with income, cashback, points and other members below. */
const DEMO = 'MTODEMO1';
const DEPOSIT_QUEST = 3;
const INCOME_SATANG = 1_000_000n;
/** A PNG of 16 × 16 px. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQAQMAAAAlPW0iAAAAA1BMVEXzxloG5jhxAAAADElEQVR42mNgIA0AAAAwAAEodEl9AAAAAElFTkSuQmCC';

const WAYS: Readonly<Record<string, Way>> = {
  ...Object.fromEntries(
    [
      ...['adoptPassword', 'buyChips', 'changePassword', 'confirmPassword', 'logout', 'openDeposit', 'redeemCoupon'],
      ...[
        'previewCoupon',
        'refreshMemberToken',
        'refreshSession',
        'renewProviderSession',
        'setProtectionLimit',
        'takeBreak',
        'withdraw',
      ],
    ].map((id): [string, Way] => [id, { as: 'new' }]),
  ),
  // about no payment: finding one costs what its list costs
  askSupport: { as: 'new', inputs: { payment: undefined } },
  ...Object.fromEntries(
    ['getSupportThread', 'readSupportThread', 'replyToSupport'].map((id): [string, Way] => [
      id,
      { as: 'new', prepare: (calls, caller) => calls.askSupport(caller) },
    ]),
  ),
  claimCashBack: { as: 'new', prepare: (calls, caller) => calls.lose(caller) },
  // only the demo member has points to claim
  claimIncome: { as: 'demo', inputs: { amount: 20 } },
  withdrawIncome: { as: 'demo', prepare: (calls, caller) => calls.earnIncome(caller) },
  ...Object.fromEntries(
    ['previewCouponReturn', 'returnCoupon'].map((id): [string, Way] => [
      id,
      { as: 'new', prepare: (calls, caller) => calls.holdCoupon(caller) },
    ]),
  ),
  claimQuest: { as: 'new', prepare: (calls, caller) => calls.fulfilQuest(caller) },
  endSession: { as: 'new', prepare: (calls, caller) => calls.otherSession(caller) },
  exportPersonalData: { as: 'new' },
  eraseMember: { as: 'new', inputs: { givesUpCredit: true } },
  getBannerPicture: { inputs: { file: 'treasure-chest.avif' } },
  getMove: { as: 'new', prepare: (calls, caller) => calls.openMove(caller) },
  getPromotion: { inputs: { id: 'mto-week' } },
  getStoredPicture: { prepare: (calls) => calls.storePicture() },
  // the same page on every day of the year
  getStatement: { inputs: { fromDate: '2000-01-01', toDate: '2200-12-31' } },
  listMembers: { inputs: { username: 'MTODEMO2', includeStaffs: undefined } },
  login: { as: 'demo', inputs: { username: 'MTODEMO2' } },
  sendGift: { inputs: { receiverUsername: 'MTODEMO2' } },
};

/** Makes every call of the API that a member or a guest can make, so that it succeeds. */
export class MemberCalls {
  private readonly known = new Map<string, Promise<Caller>>();

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly simulator: Simulator,
  ) {}

  /**
   * Prepares a call, so that sending it does nothing else.
   * @param isWarmUp leaves what only the demo member can claim
   * @returns sends the call once, and returns the status
   */
  async prepare(operation: ApiOperation, isWarmUp = false): Promise<(requestId: string) => Promise<number>> {
    const { id, method, path, params, query, body, schemes, isKeyed } = operation;
    const isRead = method === 'GET' || schemes.length === 0;
    const { as = isRead ? 'demo' : 'regular', inputs, prepare } = WAYS[id] ?? {};
    const caller = await this.callerAs(isWarmUp && as === 'demo' && !isRead ? 'new' : as);
    const { username } = caller;
    const about = {
      ...{ prefix: 'MTO', agentID: 'MTO', username, usernameOrTel: username, depositUsername: username },
      ...inputs,
      ...(await prepare?.(this, caller)),
    };
    const filled = (values: Inputs) => withoutMissing({ ...values, ...pick(about, Object.keys(values)) });
    const given = filled(params);
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name] ?? '1')));
    const search = new URLSearchParams(filled(query) as Record<string, string>);
    const sender = schemes.length > 0 || id === 'logout' ? caller : { username, cookie: '' };
    return async (requestId) =>
      (await this.send(method, `${url}?${search}`, sender, body && filled(body), { requestId, isKeyed })).statusCode;
  }

  send(
    method: string,
    url: string,
    { cookie }: Caller,
    payload: Inputs | null,
    { requestId = randomUUID() as string, isKeyed = true } = {},
  ) {
    const headers = {
      ...(cookie && { cookie }),
      origin: 'http://localhost:3000',
      ...(isKeyed && { 'idempotency-key': randomUUID() }),
      'x-request-id': requestId,
    };
    return this.app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
  }

  async read<T>(url: string, caller: Caller): Promise<T> {
    return (await this.send('GET', url, caller, null)).json<T>();
  }

  /** Logs a member in and reads once, so that session and standing are cached like those of a member at work. */
  async enter(username: string): Promise<Caller> {
    const login = { prefix: 'MTO', username, password: PASSWORD };
    const reply = await this.send('POST', '/api/provider/login', { username, cookie: '' }, login);
    const caller = { username, cookie: reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
    await this.read('/api/apps/daily_quest/MTO', caller);
    return caller;
  }

  /** Deposits enough for a quest. @returns the quest's id */
  async fulfilQuest({ username }: Caller): Promise<Inputs> {
    const deposit = { username, amountSatang: 10_000, reference: randomUUID() };
    await this.simulator.control('POST', '/control/deposits', deposit);
    return { id: DEPOSIT_QUEST };
  }

  /** Redeems a coupon with a turnover requirement, and waits for its credit. @returns its redemption */
  async holdCoupon(caller: Caller): Promise<Inputs> {
    const redeemed = await this.send('POST', '/api/apps/coupons.redeem', caller, { couponCode: 'WELCOME-7K2M-93QX' });
    const { transactionId: id } = redeemed.json<{ data: { transactionId: string } }>().data;
    await this.app.get(PaymentSaga, { strict: false }).drive('MTO', id);
    return { id };
  }

  /** Adds income above the provider's minimum. A withdrawal takes all of it, so each one needs its own. */
  async earnIncome({ username }: Caller): Promise<Inputs> {
    const payable = this.app.get(AffiliatePayable, { strict: false });
    const database = this.app.get(Database, { strict: false });
    await database.forAgent('MTO', (tx) => payable.accrue(tx, new Map([[username, INCOME_SATANG]])));
    return {};
  }

  /** Loses a round, so that cashback can be claimed. */
  async lose({ username }: Caller): Promise<Inputs> {
    await this.simulator.loseRound(username);
    return {};
  }

  /** Opens a deposit. @returns the id of its move */
  async openMove(caller: Caller): Promise<Inputs> {
    const opened = await this.send('POST', '/api/provider/deposit-point-create', caller, { value: 500 });
    return { id: opened.json<{ result: { moveId: string } }>().result.moveId };
  }

  /** Asks a question, which the staff answer. @returns its id, and the number of the answer */
  async askSupport(caller: Caller): Promise<Inputs> {
    const question = `/api/apps/support/MTO/${caller.username}/threads`;
    const sent = await this.send('POST', question, caller, { text: 'สวัสดีค่ะ' });
    const { id } = sent.json<{ data: { id: string } }>().data;
    await this.app.inject({
      method: 'POST',
      url: `/api/apps/support/threads/${id}/answers`,
      headers: { 'x-agent-key': 'demo-agent-key-mto', 'idempotency-key': randomUUID() },
      payload: { text: 'สวัสดีค่ะ' },
    });
    return { id, until: 2 };
  }

  /** Stores a picture of the agent. @returns its hash */
  async storePicture(): Promise<Inputs> {
    const stored = await this.app.inject({
      method: 'POST',
      url: '/api/apps/pictures',
      headers: { 'x-agent-key': 'demo-agent-key-mto' },
      payload: { file: PICTURE },
    });
    const [, hash] = /([0-9a-f]{32})/.exec(stored.json<{ data: { address: string } }>().data.address)!;
    return { hash };
  }

  /** Logs the member in again. @returns the id of that session */
  async otherSession(caller: Caller): Promise<Inputs> {
    await this.enter(caller.username);
    const url = `/api/apps/sessions/MTO/${caller.username}`;
    const { data } = await this.read<{ data: { id: string; isCurrent: boolean }[] }>(url, caller);
    return { id: data.find(({ isCurrent }) => !isCurrent)!.id };
  }

  private async callerAs(who: 'demo' | 'regular' | 'new'): Promise<Caller> {
    if (who === 'new') return this.newMember();
    const caller = this.known.get(who) ?? (who === 'demo' ? this.enter(DEMO) : this.newMember());
    this.known.set(who, caller);
    return caller;
  }

  private async newMember(): Promise<Caller> {
    return this.enter((await this.simulator.addMember('MTO', 1_000_000)).username);
  }
}

function pick(values: Inputs, names: readonly string[]): Inputs {
  return Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
}

function withoutMissing(values: Inputs): Inputs {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

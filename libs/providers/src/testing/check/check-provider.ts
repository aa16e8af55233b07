import { createHmac } from 'node:crypto';
import {
  AGENT_PREFIX_HEADER,
  authHeaders,
  callName,
  callPath,
  replyHead,
  replyMessage,
  SIGNATURE_HEADER,
  wireCalls,
  type ProviderSystem,
  type WireContract,
} from '../../core';
import type { MemberCredentials } from '../connect-gateways';
import { learned, requestFor, type Known } from './known';

/** The provider to check, the member to use, and whether to move money. */
export interface CheckedProvider {
  baseUrls: Record<ProviderSystem, string>;
  /** Authenticates this installation at each system. */
  secret: string;
  member: MemberCredentials;
  /** Whether to make calls that move money, with the smallest amounts and this member only. */
  withMoney?: boolean;
  timeoutMs?: number;
}

/** The result of one call. `differs`: the reply violates the contract. */
export interface Finding {
  call: string;
  method: string;
  address: string;
  verdict: 'fits' | 'differs' | 'notOffered' | 'notTried';
  /** For `differs`, what the contract requires; otherwise, the consequence or reason. */
  expected: string;
  /** What the provider answered, without secrets. */
  came: string;
}

/** Calls other than reads that are safe to make; all others are left to manual tests. */
const HARMLESS: ReadonlySet<string> = new Set([
  'memberSystem.authen',
  'gamePlatform.login',
  'gamePlatform.loginAuto',
  'external.login',
  'memberSystem.startGame',
  'memberSystem.startLotto',
  'external.sportLobbyTicket',
  'external.sportLobbyPassword',
  'memberSystem.getProfileAndCredit',
  'gamePlatform.reportDeposit',
  'gamePlatform.reportWithdraw',
  'gamePlatform.siteConfig',
  'gamePlatform.checkRegister',
  'gamePlatform.withdrawPointCondition',
  'gamePlatform.checkCashBack',
  'external.reward',
  'external.gashapon',
  'external.wheel',
  'external.dailyCheckIn',
  'memberSystem.redirectLogin',
  'memberSystem.providerPrefixList',
  'memberSystem.bridgeGameList',
]);

/** Calls that a correct provider may refuse: nothing to claim, a number that is taken, a link that does not exist yet. */
const MAY_REFUSE: ReadonlySet<string> = new Set([
  'gamePlatform.checkRegister',
  'gamePlatform.affiliateInfo',
  'gamePlatform.promotionDetail',
  'memberSystem.startLotto',
  'external.sportLobbyTicket',
  'external.sportLobbyPassword',
  'external.gateway',
]);

const NO_REPLY = 'JSON with a whole number as code';
const MAX_SHOWN = 300;
const MAX_ISSUES = 8;

/** Makes every call over bare HTTP as its contract describes it, to show what an adapter to a live provider must handle. */
export async function checkProvider(provider: CheckedProvider): Promise<Finding[]> {
  const check = new ProviderCheck(provider);
  const findings: Finding[] = [];
  for (const contract of wireCalls) findings.push(await check.call(contract));
  return findings;
}

interface Answer {
  status: number;
  text: string;
  signature: string | null;
}

class ProviderCheck {
  private known: Known;

  constructor(private readonly provider: CheckedProvider) {
    this.known = { member: provider.member };
  }

  async call(contract: WireContract): Promise<Finding> {
    const reason = this.reasonNotToTry(contract);
    if (reason !== null) return this.finding(contract, 'notTried', reason, '');
    try {
      const finding = await this.asAgreed(contract);
      if (finding.verdict !== 'fits') return finding;
      return (await this.withoutCredential(contract)) ?? finding;
    } catch (error) {
      const cause = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name;
      return this.finding(contract, 'differs', 'a reply', `none: ${cause}`);
    }
  }

  private reasonNotToTry(contract: WireContract): string | null {
    const { movesMoney, method, auth } = contract;
    if (movesMoney && !this.provider.withMoney) return 'it moves money (--with-money)';
    if (!movesMoney && method !== 'GET' && !HARMLESS.has(callName(contract)))
      return 'it changes an account, or reaches a person';
    if ((auth === 'token' || auth === 'bearer') && this.credential(contract) === undefined)
      return 'the login that it needs did not succeed';
    return null;
  }

  /** Checks that a caller without a credential is refused with a code. @returns a finding if it is not */
  private async withoutCredential(contract: WireContract): Promise<Finding | null> {
    if (contract.auth === 'none' || contract.movesMoney) return null;
    const answer = await this.send(contract, {}, contract.method === 'GET' ? undefined : {});
    const head = headOf(answer.text);
    if (head && head.code !== 0) return null;
    return this.finding(
      contract,
      'differs',
      'a code other than 0 for a caller without a credential',
      this.shown(answer),
    );
  }

  private async asAgreed(contract: WireContract): Promise<Finding> {
    const credential = this.credential(contract) ?? '';
    const headers = {
      ...authHeaders(contract.auth, credential),
      ...((contract.auth === 'secret' || contract.auth === 'catalogue') && {
        [AGENT_PREFIX_HEADER]: this.provider.member.prefix,
      }),
    };
    const answer = await this.send(contract, headers, requestFor(contract, this.known).body);
    if (isUnknownCall(contract, answer))
      return this.finding(contract, 'notOffered', contract.withoutIt ?? '', this.shown(answer));
    const head = headOf(answer.text);
    if (!head)
      return this.finding(contract, 'differs', mismatch(contract, answer.text) || NO_REPLY, this.shown(answer));
    if (head.code !== 0) {
      const mayRefuse = contract.movesMoney || MAY_REFUSE.has(callName(contract));
      const refusal = `refused: code ${head.code} ${replyMessage(head)}`;
      return this.finding(contract, mayRefuse ? 'fits' : 'differs', 'code 0', refusal);
    }
    return this.accepted(contract, answer);
  }

  private accepted(contract: WireContract, answer: Answer): Finding {
    if (answer.status >= 400)
      return this.finding(contract, 'differs', 'an HTTP status below 400 with code 0', this.shown(answer));
    const body: unknown = JSON.parse(answer.text);
    const different = mismatch(contract, answer.text);
    if (different) return this.finding(contract, 'differs', different, this.shown(answer));
    if (contract.signed && answer.signature !== this.signatureOf(answer.text))
      return this.finding(
        contract,
        'differs',
        `${SIGNATURE_HEADER}, by the secret over the body`,
        `${answer.signature}`,
      );
    this.known = { ...this.known, ...learned(contract, body) };
    return this.finding(contract, 'fits', '', '');
  }

  private async send(
    contract: WireContract,
    headers: Record<string, string>,
    body: Record<string, unknown> | undefined,
  ): Promise<Answer> {
    const reply = await fetch(this.address(contract), {
      method: contract.method,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.provider.timeoutMs ?? 6_000),
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text(), signature: reply.headers.get(SIGNATURE_HEADER) };
  }

  private address(contract: WireContract): string {
    return this.provider.baseUrls[contract.system] + callPath(contract, requestFor(contract, this.known));
  }

  private credential({ auth, system }: WireContract): string | undefined {
    const { memberToken, platformToken, externalToken } = this.known;
    if (auth === 'token') return memberToken;
    if (auth === 'bearer') return system === 'external' ? externalToken : platformToken;
    return this.provider.secret;
  }

  private signatureOf(text: string): string {
    return `sha256=${createHmac('sha256', this.provider.secret).update(text).digest('hex')}`;
  }

  /** Prepares a reply for display: removes secrets and personal data. */
  private shown({ status, text }: Answer): string {
    const secrets = [this.provider.secret, this.provider.member.password].filter(Boolean);
    const clean = secrets.reduce((shown, secret) => shown.replaceAll(secret, '…'), text.slice(0, 4_000));
    const masked = clean.replace(
      /"(token|access_token|autoLink|uuid|uri|url|accountNumber|tel|password|name|firstName|lastName)":"[^"]*"?/g,
      '"$1":"…"',
    );
    return `HTTP ${status} ${masked.slice(0, MAX_SHOWN)}`;
  }

  private finding(contract: WireContract, verdict: Finding['verdict'], expected: string, came: string): Finding {
    const { method } = contract;
    const address = this.provider.baseUrls[contract.system] + contract.path;
    return { call: callName(contract), method, address, verdict, expected, came };
  }
}

/** Describes where a reply differs from the contract; `''` if it does not or is not JSON. */
function mismatch({ response }: WireContract, text: string): string {
  try {
    const { error } = response.safeParse(JSON.parse(text));
    const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.') || 'the reply'}: ${message}`);
    const more = issues.length > MAX_ISSUES ? [`${issues.length - MAX_ISSUES} more`] : [];
    return [...issues.slice(0, MAX_ISSUES), ...more].join('; ');
  } catch {
    return '';
  }
}

function headOf(text: string) {
  try {
    return replyHead.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether the reply means that the system lacks the call, which is no violation for an extension. */
function isUnknownCall({ extension, auth }: WireContract, { status, text }: Answer): boolean {
  if (!extension || auth === 'catalogue') return false;
  return status === 404 || headOf(text)?.code === 404;
}

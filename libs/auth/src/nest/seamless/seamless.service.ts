import { Injectable } from '@nestjs/common';
import { MemberSystemGateway, type PlatformMember } from '@housebrand/providers/nest';
import {
  bahtNumber,
  Forbidden,
  InvalidInput,
  satangFromBaht,
  usernameHasPrefix,
  type Satang,
} from '@housebrand/shared';
import { requireSelf, type Principal, type Transaction } from '@housebrand/shared/nest';
import {
  AgentDirectory,
  FirstLoginFailed,
  NoSeamlessRecord,
  normalizeUsername,
  SeamlessRecordExists,
  TransferCreditMismatch,
  TransferNotPossible,
  usernameProblems,
  type LoginAgent,
  type SeamlessMember,
} from '../../core';
import { KeyRing } from '../keys/key-ring.service';
import { SeamlessRepository, type StoredSeamless } from './seamless.repository';

/** What is kept sealed of a seamless member. */
export interface PersonalData {
  name: string;
  phoneNo: string;
  bankName: string;
  accountNumber: string;
}

/** A record to be made; a password that a caller sends along is not kept. */
export interface NewSeamless extends PersonalData {
  username: string;
  affiliateCode?: string;
  parentId?: string;
  createdDate?: Date | null;
  transferUsername?: string;
  /** Baht, as the caller says; believed only when the source system says the same. */
  transferCredit?: number;
}

/** Records of members who come to an agent by seamless login (specification sections 3 and 4). */
@Injectable()
export class SeamlessService {
  constructor(
    private readonly records: SeamlessRepository,
    private readonly agents: AgentDirectory,
    private readonly memberSystem: MemberSystemGateway,
    private readonly keys: KeyRing,
  ) {}

  async has(prefix: string, username: string): Promise<boolean> {
    return (await this.records.find(prefix, username)) !== null;
  }

  /** A member sees the own record, an agent key any of its agent. @throws Forbidden, NoSeamlessRecord */
  async find(principal: Principal | null, givenPrefix: string, username: string): Promise<SeamlessMember> {
    const { prefix } = requireSelf(principal, givenPrefix, username);
    const record = await this.records.find(prefix, normalizeUsername(username));
    if (!record) throw new NoSeamlessRecord();
    return toSeamlessMember(prefix, record);
  }

  /** @throws Forbidden, InvalidInput, SeamlessRecordExists, TransferCreditMismatch, TransferNotPossible */
  async create(
    principal: Principal | null,
    givenPrefix: string,
    agentID: string,
    input: NewSeamless,
  ): Promise<SeamlessMember> {
    const agent = await this.agentOf(principal, givenPrefix, agentID);
    const username = checkedUsername(input.username, agent.prefix);
    const transferCreditSatang = await this.confirmedCredit(agent, input);
    const record = this.toStored(agent.prefix, { ...input, username }, transferCreditSatang);
    if (!(await this.records.insert(agent.prefix, record))) throw new SeamlessRecordExists();
    return toSeamlessMember(agent.prefix, record);
  }

  /** A first login on behalf of a member. @throws FirstLoginFailed when the agent's flag is off or there is a record */
  async createAtFirstLogin(
    principal: Principal | null,
    givenPrefix: string,
    agentID: string,
    input: NewSeamless,
  ): Promise<SeamlessMember> {
    const agent = await this.agentOf(principal, givenPrefix, agentID);
    const username = checkedUsername(input.username, agent.prefix);
    if (!agent.seamlessLogin.isFirstLogin) throw new FirstLoginFailed();
    const record = this.toStored(agent.prefix, { ...input, username }, 0n);
    if (!(await this.records.insert(agent.prefix, record))) throw new FirstLoginFailed();
    return toSeamlessMember(agent.prefix, record);
  }

  /** The record of a member who is just logging in for the first time. @throws FirstLoginFailed */
  async createDuringLogin(prefix: string, username: string): Promise<void> {
    try {
      // somebody else's simultaneous first login of the same member made the same record
      await this.records.insert(prefix, this.toStored(prefix, { username, ...NOTHING_PERSONAL }, 0n));
    } catch (error) {
      throw new FirstLoginFailed(error);
    }
  }

  /** Fills the record in with what the provider says after the login. */
  async complete(tx: Transaction, member: PlatformMember): Promise<void> {
    const { prefix, name, tel, bankName, accountNumber, createdAt } = member;
    const username = normalizeUsername(member.username);
    const personal = this.sealPersonal(prefix, username, { name, phoneNo: tel, bankName, accountNumber });
    await this.records.complete(tx, prefix, username, personal, createdAt);
  }

  /** For the demo world and imports: makes the record unless there is one. */
  async ensure(tx: Transaction, prefix: string, input: NewSeamless): Promise<void> {
    await this.records.insertIn(tx, prefix, this.toStored(prefix, input, 0n));
  }

  private async agentOf(principal: Principal | null, givenPrefix: string, agentID: string): Promise<LoginAgent> {
    const { prefix } = requireSelf(principal, givenPrefix);
    requireSelf(principal, agentID);
    const agent = await this.agents.find(prefix);
    if (!agent) throw new Forbidden();
    return agent;
  }

  /** The credit to be transferred, re-read where it comes from. */
  private async confirmedCredit({ transfers }: LoginAgent, input: NewSeamless): Promise<Satang> {
    const claimed = satangFromBaht(input.transferCredit ?? 0);
    const from = normalizeUsername(input.transferUsername ?? '');
    if (claimed === 0n && from === '') return 0n;
    const source = transfers.fromAgents.find((prefix) => usernameHasPrefix(from, prefix));
    if (!transfers.isAllowed || source === undefined) throw new TransferNotPossible();
    const { balanceSatang } = await this.memberSystem.balance(source, from);
    if (balanceSatang !== claimed) throw new TransferCreditMismatch();
    return balanceSatang;
  }

  private toStored(prefix: string, input: NewSeamless, transferCreditSatang: Satang): StoredSeamless {
    const { username, name, phoneNo, bankName, accountNumber, createdDate } = input;
    return {
      username,
      transferStatus: transferCreditSatang > 0n ? 'PENDING' : 'NONE',
      transferUsername: normalizeUsername(input.transferUsername ?? ''),
      transferCreditSatang,
      affiliateCode: input.affiliateCode ?? '',
      parentId: input.parentId ?? '',
      personal: this.sealPersonal(prefix, username, { name, phoneNo, bankName, accountNumber }),
      memberSince: createdDate ?? null,
    };
  }

  private sealPersonal(prefix: string, username: string, personal: PersonalData): string {
    return this.keys.seal(personalPurpose(prefix, username), JSON.stringify(personal));
  }
}

const NOTHING_PERSONAL: PersonalData = { name: '', phoneNo: '', bankName: '', accountNumber: '' };

/** A record's sealed part opens in its own row only. */
export function personalPurpose(prefix: string, username: string): string {
  return `seamless_member:personal:${prefix}:${username}`;
}

function checkedUsername(given: string, prefix: string): string {
  const problems = usernameProblems(given, prefix);
  if (problems.length > 0) throw new InvalidInput(problems);
  return normalizeUsername(given);
}

function toSeamlessMember(prefix: string, record: StoredSeamless): SeamlessMember {
  return {
    username: record.username,
    prefix,
    transferStatus: record.transferStatus,
    transferUsername: record.transferUsername,
    transferCredit: bahtNumber(record.transferCreditSatang),
  };
}

import type { WithSubquery } from 'drizzle-orm';
import { Injectable } from '@nestjs/common';
import type { PlatformMember } from '@housebrand/providers/nest';
import { bahtNumber, Forbidden, InvalidInput, normalizeUsername, type MemberRef } from '@housebrand/shared';
import { Database, KeyRing, type AgentStatement, type AgentTx } from '@housebrand/shared/nest';
import {
  AgentDirectory,
  FirstLoginFailed,
  NoSeamlessRecord,
  SeamlessRecordExists,
  TransferClaimed,
  usernameProblems,
  type LoginAgent,
  type SeamlessMember,
} from '../../core';
import { ClosedAccounts } from '../erasure/closed-accounts';
import { SeamlessRepository, type StoredSeamless } from './seamless.repository';
import { Transfers, type ClaimedTransfer, type Transfer } from './transfers';

/** Personal data that is stored sealed. */
export interface PersonalData {
  name: string;
  phoneNo: string;
  bankName: string;
  accountNumber: string;
}

/** A record to create. A password in the request is not stored. */
export interface NewSeamless extends PersonalData, ClaimedTransfer {
  username: string;
  affiliateCode?: string;
  parentId?: string;
  createdDate?: Date | null;
}

/** Records of members who come to an agent by seamless login (specification sections 3 and 4). */
@Injectable()
export class SeamlessService {
  constructor(
    private readonly database: Database,
    private readonly records: SeamlessRepository,
    private readonly agents: AgentDirectory,
    private readonly transfers: Transfers,
    private readonly keys: KeyRing,
    private readonly closed: ClosedAccounts,
  ) {}

  /** Returns what decides a login: whether the member has a record, and whether staff locked it. */
  entry(member: MemberRef): Promise<{ isKnown: boolean; isLocked: boolean }> {
    return this.records.entry(member);
  }

  /** Returns a member's personal data as of the last login; `null` before the first one. */
  async personal(member: MemberRef): Promise<PersonalData | null> {
    const record = await this.records.find(member);
    const opened = record && (await this.keys.open(personalPurpose(member), record.personal));
    return opened ? (JSON.parse(opened.text) as PersonalData) : null;
  }

  /** @throws NoSeamlessRecord */
  async find(member: MemberRef): Promise<SeamlessMember> {
    const record = await this.records.find(member);
    if (!record) throw new NoSeamlessRecord();
    return toSeamlessMember(member.prefix, record);
  }

  /** @throws Forbidden, InvalidInput, SeamlessRecordExists, TransferClaimed, and what `Transfers.confirm` throws */
  async create(prefix: string, input: NewSeamless): Promise<SeamlessMember> {
    const agent = await this.agentOf(prefix);
    const username = checkedUsername(input.username, prefix);
    this.closed.assertOpen({ prefix, username });
    const transfer = await this.transfers.confirm(agent, input);
    const record = this.toStored(prefix, { ...input, username }, transfer);
    if (transfer) await this.insertClaiming(prefix, record, transfer.sourceAgent);
    else if (!(await this.records.insert(prefix, record))) throw new SeamlessRecordExists();
    return toSeamlessMember(prefix, record);
  }

  /** Performs a first login on behalf of a member. @throws FirstLoginFailed if the agent's flag is off or a record exists */
  async createAtFirstLogin(prefix: string, input: NewSeamless): Promise<SeamlessMember> {
    const agent = await this.agentOf(prefix);
    const username = checkedUsername(input.username, prefix);
    this.closed.assertOpen({ prefix, username });
    if (!agent.seamlessLogin.isFirstLogin) throw new FirstLoginFailed();
    const record = this.toStored(prefix, { ...input, username });
    if (!(await this.records.insert(prefix, record))) throw new FirstLoginFailed();
    return toSeamlessMember(prefix, record);
  }

  /** Creates the record during a member's first login. @throws FirstLoginFailed */
  async createDuringLogin({ prefix, username }: MemberRef): Promise<void> {
    try {
      // ignore an existing record: a concurrent first login of the same member created the same one
      await this.records.insert(prefix, this.toStored(prefix, { username, ...NOTHING_PERSONAL }));
    } catch (error) {
      throw new FirstLoginFailed(error);
    }
  }

  /** Part of another statement: completes the record with the provider's data after the login. */
  completeIn(q: AgentStatement, member: PlatformMember): WithSubquery {
    const { prefix, name, tel, bankName, accountNumber, createdAt } = member;
    const username = normalizeUsername(member.username);
    const personal = this.sealPersonal({ prefix, username }, { name, phoneNo: tel, bankName, accountNumber });
    return this.records.completeIn(q, { username, personal, memberSince: createdAt });
  }

  /** Creates the record unless it exists. */
  async ensure(tx: AgentTx, input: NewSeamless): Promise<void> {
    await this.records.insertIn(tx, this.toStored(tx.agent, input));
  }

  /** Creates the record of a member who brings credit and claims that credit, both or neither. @throws TransferClaimed, SeamlessRecordExists */
  private async insertClaiming(claimant: string, record: StoredSeamless, sourceAgent: string): Promise<void> {
    const { username, transferUsername } = record;
    await this.database.asOperator(async (tx) => {
      const isClaimed = await this.records.claim(tx, { sourceAgent, transferUsername, claimant, username });
      if (!isClaimed) throw new TransferClaimed();
      const isNew = await tx.forAgent(claimant, (own) => this.records.insertIn(own, record));
      if (!isNew) throw new SeamlessRecordExists();
    });
  }

  private async agentOf(prefix: string): Promise<LoginAgent> {
    const agent = await this.agents.find(prefix);
    if (!agent) throw new Forbidden();
    return agent;
  }

  private toStored(prefix: string, input: NewSeamless, transfer: Transfer | null = null): StoredSeamless {
    const { username, name, phoneNo, bankName, accountNumber, createdDate } = input;
    return {
      username,
      transferStatus: transfer && transfer.creditSatang > 0n ? 'PENDING' : 'NONE',
      transferUsername: transfer?.username ?? '',
      transferCreditSatang: transfer?.creditSatang ?? 0n,
      affiliateCode: input.affiliateCode ?? '',
      parentId: input.parentId ?? '',
      personal: this.sealPersonal({ prefix, username }, { name, phoneNo, bankName, accountNumber }),
      memberSince: createdDate ?? null,
    };
  }

  private sealPersonal(member: MemberRef, personal: PersonalData): string {
    return this.keys.seal(personalPurpose(member), JSON.stringify(personal));
  }
}

const NOTHING_PERSONAL: PersonalData = { name: '', phoneNo: '', bankName: '', accountNumber: '' };

/** Purpose of a record's sealed part: binds it to its row. */
export function personalPurpose({ prefix, username }: MemberRef): string {
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

import { REGISTER_CODES, type registrationContracts, type WireRequest } from '@housebrand/providers';
import { TEL } from '@housebrand/shared';
import { Injectable } from '@nestjs/common';
import { type MemberRow, Members, UsernameTaken } from '../books/members';
import { type Queries, Storage } from '../storage/storage';

export type Registrant = Omit<WireRequest<typeof registrationContracts.registerWithOtp>['body'], 'otp'>;
export type RegisterCode = (typeof REGISTER_CODES)[keyof typeof REGISTER_CODES];

const ACCOUNT = /^\d{10,15}$/;
/** Unique constraints that concurrent registrations can violate, with their codes. */
const TAKEN = {
  registration_tel: REGISTER_CODES.phoneTaken,
  registration_account: REGISTER_CODES.accountTaken,
  registration_email: REGISTER_CODES.emailTaken,
} as const;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks and registers new members. */
@Injectable()
export class Registrations {
  constructor(
    private readonly storage: Storage,
    private readonly members: Members,
  ) {}

  /** Returns the problem with a phone number, or `null`. */
  async phoneProblem(prefix: string, tel: string): Promise<RegisterCode | null> {
    const isKnown = !TEL.test(tel) || (await this.isTaken(prefix, 'tel', tel));
    return isKnown ? REGISTER_CODES.phoneKnown : null;
  }

  /** Returns the problem with a bank account, or `null`. */
  async accountProblem(prefix: string, account: string): Promise<RegisterCode | null> {
    if (!ACCOUNT.test(account) || isOneDigit(account)) return REGISTER_CODES.accountInvalid;
    return (await this.isTaken(prefix, 'account_number', account)) ? REGISTER_CODES.accountTaken : null;
  }

  /** Returns the first problem with a registration, in form order, or `null`. */
  async problem(registrant: Registrant): Promise<RegisterCode | null> {
    const { prefix, tel, accountNumber, email, username } = registrant;
    if (await this.phoneProblem(prefix, tel)) return REGISTER_CODES.phoneTaken;
    const account = await this.accountProblem(prefix, accountNumber);
    if (account) return account;
    if (email !== undefined && !EMAIL.test(email)) return REGISTER_CODES.emailInvalid;
    if (email !== undefined && (await this.isEmailTaken(prefix, email))) return REGISTER_CODES.emailTaken;
    return (await this.members.byUsername(username)) ? REGISTER_CODES.usernameTaken : null;
  }

  /** @returns the member, or the problem if a concurrent registration came first */
  async register(registrant: Registrant): Promise<MemberRow | RegisterCode> {
    const { firstName, lastName, username, prefix, password, tel, bankName, accountNumber } = registrant;
    const who = { firstName, lastName, username, prefix, password, tel, bankName, accountNumber };
    try {
      return await this.members.create({ ...who, creditSatang: 0n }, (queries, id) => keep(queries, id, registrant));
    } catch (error) {
      if (error instanceof UsernameTaken) return REGISTER_CODES.usernameTaken;
      const { constraint = '' } = error as { constraint?: string };
      if (Object.hasOwn(TAKEN, constraint)) return TAKEN[constraint as keyof typeof TAKEN];
      throw error;
    }
  }

  /** Returns the member with this number. */
  byTel(prefix: string, tel: string): Promise<MemberRow | undefined> {
    return this.storage.row<MemberRow>('select * from member where prefix = $1 and tel = $2 order by created_at', [
      prefix,
      tel,
    ]);
  }

  private async isTaken(prefix: string, column: 'tel' | 'account_number', value: string): Promise<boolean> {
    const found = await this.storage.row(`select 1 from member where prefix = $1 and ${column} = $2 limit 1`, [
      prefix,
      value,
    ]);
    return found !== undefined;
  }

  private async isEmailTaken(prefix: string, email: string): Promise<boolean> {
    const found = await this.storage.row('select 1 from registration where prefix = $1 and lower(email) = lower($2)', [
      prefix,
      email,
    ]);
    return found !== undefined;
  }
}

/** Whether an account number repeats one digit, such as 1111111111: no bank issues it. */
function isOneDigit(account: string): boolean {
  return new Set(account).size === 1;
}

async function keep(queries: Queries, memberId: string, registrant: Registrant): Promise<void> {
  const { prefix, tel, accountNumber, email, line, gender, birthday, site } = registrant;
  const { recommend, recommendOther, reference } = registrant;
  await queries.rows(
    `insert into registration (member_id, prefix, tel, account_number, email, line, gender, birthday, recommend,
       recommend_other, reference, site)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [memberId, prefix, tel, accountNumber, email, line, gender, birthday, recommend, recommendOther, reference, site],
  );
}

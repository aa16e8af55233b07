import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { PASSKEY_TIMEOUT_MS, type NewPasskey, type PasskeyEnrolment } from '@housebrand/auth';
import {
  challengeIn,
  createdKey,
  creationOptions,
  descriptors,
  hashOf,
  newChallenge,
  signedCount,
  type ChallengeHere,
} from '@housebrand/auth/nest';
import {
  NoStaffPasskeyHere,
  staffActor,
  StaffPasskeyExists,
  StaffPasskeyRefused,
  UnknownStaffPasskey,
  type StaffPasskey,
  type StaffPasskeyRequest,
  type StaffPasskeys as PasskeyList,
} from '@housebrand/office';
import {
  StaffLogin,
  StaffPasskeyRepository,
  type LiveStaffSession,
  type StaffPasskeyPurpose,
  type StoredStaffPasskey,
} from '@housebrand/office/nest';
import { isUuid, newId, type PasskeyAnswer } from '@housebrand/shared';
import {
  Audit,
  Clock,
  Database,
  RateLimits,
  RequestContext,
  type OperatorTx,
  type RateRule,
} from '@housebrand/shared/nest';

/** Challenges of an account; beyond the limit a code still works. */
const CHALLENGES: RateRule = { name: 'office.passkey', points: 30, seconds: 600 };
const UNNAMED = 'Passkey';

/** Passkeys as second factors of staff, verified by the service that verifies members' passkeys. */
@Injectable()
export class StaffPasskeys {
  constructor(
    private readonly database: Database,
    private readonly repository: StaffPasskeyRepository,
    private readonly logins: StaffLogin,
    private readonly limits: RateLimits,
    private readonly context: RequestContext,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async list({ account }: LiveStaffSession): Promise<PasskeyList> {
    const known = await this.database.asOperator((tx) => this.repository.list(tx, account));
    return { passkeys: known.map(toView) };
  }

  /**
   * Returns the options with which the browser creates a passkey, after the password.
   * @throws StaffLoginRefused, NoStaffPasskeyHere, TooManyRequests
   */
  async begin(own: LiveStaffSession, password: string, ip: string): Promise<PasskeyEnrolment> {
    const place = this.place();
    if (!place) throw new NoStaffPasskeyHere();
    const { agent, username } = own.account;
    await this.logins.assertPassword(own, password, ip);
    await this.limits.consume(CHALLENGES, username);
    return this.database.asOperator(async (tx) =>
      creationOptions({
        challenge: await this.give(tx, own, 'ADD', place.rpId),
        rp: { id: place.rpId, name: 'Housebrand' },
        owner: `staff.${agent}.${username}`,
        name: username,
        known: await this.repository.list(tx, own.account),
      }),
    );
  }

  /** Adds a passkey that the browser created. @throws StaffPasskeyRefused, StaffPasskeyExists */
  async add(own: LiveStaffSession, made: NewPasskey): Promise<PasskeyList> {
    const here = this.answered(made.clientDataJSON);
    const key = here && (await createdKey(made, here));
    if (!key) throw new StaffPasskeyRefused();
    const { agent, username } = own.account;
    const at = this.clock.now();
    const passkey: StoredStaffPasskey = {
      ...{ agent, id: newId(at), username, name: made.name.trim() || UNNAMED, rpId: here.rpId },
      ...{ credentialId: made.id, ...key, transports: made.transports, createdAt: at, usedAt: null },
    };
    await this.database.asOperator(async (tx) => {
      if (!(await this.take(tx, own, 'ADD', here))) throw new StaffPasskeyRefused();
      if (!(await this.repository.insert(tx, passkey))) throw new StaffPasskeyExists();
      await this.note(tx, own, 'office.passkey-added', passkey.id);
    });
    return this.list(own);
  }

  /** Removes a passkey. The authenticator app stays. @throws UnknownStaffPasskey */
  async remove(own: LiveStaffSession, id: string): Promise<void> {
    if (!isUuid(id)) throw new UnknownStaffPasskey();
    await this.database.asOperator(async (tx) => {
      if (!(await this.repository.remove(tx, own.account, id))) throw new UnknownStaffPasskey();
      await this.note(tx, own, 'office.passkey-removed', id);
    });
  }

  /** Returns the challenge that completes a login; `null` if no passkey works here, or after too many challenges. */
  async ask(own: LiveStaffSession): Promise<StaffPasskeyRequest> {
    const place = this.place();
    if (!place || own.stage !== 'FACTOR') return { passkey: null };
    const { rpId } = place;
    const known = await this.database.asOperator((tx) => this.repository.list(tx, own.account));
    const allowCredentials = descriptors(known, place);
    if (allowCredentials.length === 0) return { passkey: null };
    if ((await this.limits.add(CHALLENGES, own.account.username)).points > CHALLENGES.points) return { passkey: null };
    const challenge = await this.database.asOperator((tx) => this.give(tx, own, 'LOGIN', rpId));
    const timeout = PASSKEY_TIMEOUT_MS;
    return { passkey: { challenge, rpId, allowCredentials, userVerification: 'required', timeout } };
  }

  /** Verifies the answer to {@link ask}, which completes the login. @throws StaffPasskeyRefused */
  async show(own: LiveStaffSession, answer: PasskeyAnswer): Promise<void> {
    const here = this.answered(answer.clientDataJSON);
    const isRight = here !== null && (await this.isShown(own, answer, here));
    if (!isRight) throw new StaffPasskeyRefused();
  }

  /** A challenge is used up by its first answer, also by a wrong one. */
  private isShown(own: LiveStaffSession, answer: PasskeyAnswer, here: ChallengeHere): Promise<boolean> {
    return this.database.asOperator(async (tx) => {
      if (!(await this.take(tx, own, 'LOGIN', here))) return false;
      const known = await this.repository.list(tx, own.account);
      const passkey = known.find(({ rpId, credentialId }) => rpId === here.rpId && credentialId === answer.id);
      const count = passkey ? await signedCount(passkey, answer, here) : null;
      if (!passkey || count === null) return false;
      if (!(await this.repository.takeCount(tx, passkey, count, this.clock.now()))) {
        await this.note(tx, own, 'office.passkey-behind', passkey.id);
        return false;
      }
      await this.logins.complete(tx, own);
      return true;
    });
  }

  private async give(
    tx: OperatorTx,
    { session: { agent, id: sessionId } }: LiveStaffSession,
    purpose: StaffPasskeyPurpose,
    rpId: string,
  ): Promise<string> {
    const challenge = newChallenge();
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + PASSKEY_TIMEOUT_MS);
    await this.repository.give(tx, { agent, hash: hashOf(challenge), sessionId, purpose, rpId, expiresAt }, now);
    return challenge;
  }

  private take(
    tx: OperatorTx,
    { session: { agent, id: sessionId } }: LiveStaffSession,
    purpose: StaffPasskeyPurpose,
    { challenge, rpId }: ChallengeHere,
  ): Promise<boolean> {
    return this.repository.take(tx, { agent, hash: hashOf(challenge), sessionId, purpose, rpId }, this.clock.now());
  }

  /** Returns the challenge that an answer names, and where it was given. */
  private answered(clientData: string): ChallengeHere | null {
    const place = this.place();
    const challenge = challengeIn(clientData);
    return place && challenge !== null ? { ...place, challenge } : null;
  }

  /** Returns the page's origin, which the edge has compared with the address of the office; `null` for a program or an IP address. */
  private place(): Omit<ChallengeHere, 'challenge'> | null {
    const { origin } = this.context;
    if (origin === undefined || !URL.canParse(origin)) return null;
    const { hostname: rpId } = new URL(origin);
    return isIP(rpId.replace(/^\[|\]$/g, '')) === 0 ? { origin, rpId } : null;
  }

  private note(tx: OperatorTx, { account: { agent, username } }: LiveStaffSession, action: string, id: string) {
    return this.audit.note(tx, agent, { actor: staffActor(username), action, subject: username, details: { id } });
  }
}

function toView({ id, name, rpId: host, createdAt, usedAt }: StoredStaffPasskey): StaffPasskey {
  return { id, name, host, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

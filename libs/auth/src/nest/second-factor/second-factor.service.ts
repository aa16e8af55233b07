import { Injectable } from '@nestjs/common';
import { Conflict, newId, type MemberRef } from '@housebrand/shared';
import {
  Clock,
  Database,
  KeyRing,
  newTotpSecret,
  Notifications,
  RequestContext,
  totpUri,
  type AgentTx,
  type MemberPrincipal,
} from '@housebrand/shared/nest';
import {
  deviceName,
  MAX_SECOND_FACTORS,
  NoSuchFactor,
  PasskeyExists,
  type NewPasskey,
  type PasskeyEnrolment,
  type RecoveryCodes,
  type SecondFactor,
  type SecondFactors,
  type TotpEnrolment,
} from '../../core';
import { KnownDevices } from '../devices/known-devices';
import type { KnownDeviceReply } from '../session/session-reply.interceptors';
import { factorPurpose, FactorCheck } from './factor-check';
import { PasskeyRepository } from '../factor-records/passkey.repository';
import { Passkeys } from './passkeys';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { SecondFactorRepository, type Added, type StoredFactor } from '../factor-records/second-factor.repository';

/** Adds, renames and removes a member's second factors. `ASSURANCE` defines what each call requires of its session. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly database: Database,
    private readonly repository: SecondFactorRepository,
    private readonly passkeyRows: PasskeyRepository,
    private readonly passkeys: Passkeys,
    private readonly check: FactorCheck,
    private readonly devices: KnownDevices,
    private readonly notifications: Notifications,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly context: RequestContext,
  ) {}

  async list(member: MemberRef): Promise<SecondFactors> {
    const [factors, passkeys, recoveryCodesLeft] = await Promise.all([
      this.repository.list(member),
      this.passkeyRows.list(member),
      this.repository.codesLeft(member),
    ]);
    const hosts = new Map(passkeys.map(({ factorId, rpId }) => [factorId, rpId]));
    return { factors: factors.map((factor) => toFactor(factor, hosts.get(factor.id) ?? null)), recoveryCodesLeft };
  }

  /** Starts the enrolment of an authenticator app. @throws Conflict if the member has too many factors */
  async begin(own: MemberPrincipal): Promise<TotpEnrolment> {
    await this.assertBelowMaxFactors(own);
    const { prefix, username } = own;
    const at = this.clock.now();
    const id = newId(at);
    const secret = newTotpSecret();
    const sealed = this.keys.seal(factorPurpose(prefix, id), secret);
    await this.database.forAgent(prefix, (tx) => this.repository.begin(tx, own, { id, secret: sealed, at }));
    return { id, secret, uri: totpUri(secret, { issuer: prefix, label: username }) };
  }

  /**
   * Confirms an app by its first code: from now on the factor is required. This session counts as having shown it. The first factor
   * makes all other devices unknown, since none of them has shown it.
   * @returns recovery codes with the first factor, otherwise none
   * @throws SecondFactorRefused, TooManyRequests, NoSuchFactor, Conflict
   */
  async confirm(
    own: MemberPrincipal,
    id: string,
    { code, name }: { code: string; name: string },
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    await this.assertBelowMaxFactors(own);
    const started = await this.repository.findStarted(own, id, this.clock.now());
    if (!started) throw new NoSuchFactor();
    const step = await this.check.firstCode(own, started, code);
    return this.turnOn(own, { id, factor: 'TOTP' }, (tx, codes) =>
      this.repository.confirm(tx, own, id, { name, step, at: this.clock.now(), codes }),
    );
  }

  /** Returns the options with which the browser creates a passkey. @throws Conflict, NoPasskeyHere, TooManyRequests */
  async beginPasskey(own: MemberPrincipal): Promise<PasskeyEnrolment> {
    await this.assertBelowMaxFactors(own);
    return this.passkeys.toAdd(own);
  }

  /**
   * Adds the passkey that the browser created; it takes effect like a confirmed app.
   * @returns recovery codes with the first factor, otherwise none
   * @throws PasskeyRefused, PasskeyExists, NoSuchFactor, Conflict
   */
  async addPasskey(own: MemberPrincipal, { name, ...made }: NewPasskey): Promise<KnownDeviceReply<RecoveryCodes>> {
    await this.assertBelowMaxFactors(own);
    const proved = await this.passkeys.proved(own, made);
    const at = this.clock.now();
    const id = newId(at);
    const displayName = name || deviceName(this.context.userAgent);
    return this.turnOn(own, { id, factor: 'PASSKEY' }, (tx, codes) =>
      this.repository.addPasskey(tx, own, id, { proved, name: displayName, at, codes }),
    );
  }

  /** Replaces the recovery codes; the old ones become invalid. @throws NoSuchFactor if the member has no factor */
  async renewCodes(own: MemberPrincipal): Promise<RecoveryCodes> {
    if ((await this.repository.list(own)).length === 0) throw new NoSuchFactor();
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map(hashRecoveryCode);
    await this.database.forAgent(own.prefix, (tx) => this.repository.renewCodes(tx, own, hashes));
    return { recoveryCodes };
  }

  /** @throws NoSuchFactor */
  async rename(own: MemberRef, id: string, name: string): Promise<void> {
    if (!(await this.repository.rename(own, id, name))) throw new NoSuchFactor();
  }

  /** @throws NoSuchFactor */
  async remove(own: MemberRef, id: string): Promise<void> {
    if ((await this.removeAndAnnounce(own, id)) === 0) throw new NoSuchFactor();
  }

  /** Removes all factors by an operator, for a member who lost the device and the recovery codes. @returns how many there were */
  async removeAll(member: MemberRef, operator: string): Promise<number> {
    return this.removeAndAnnounce(member, null, operator);
  }

  private removeAndAnnounce(member: MemberRef, id: string | null, actor?: string): Promise<number> {
    const at = this.clock.now();
    return this.database.forAgent(member.prefix, async (tx) => {
      const removed = await this.repository.remove(tx, member, id, actor);
      const notification = { kind: 'factorRemoved', sourceId: id ?? newId(at), params: {}, at } as const;
      if (removed > 0) await this.notifications.announce(tx, member.username, notification);
      return removed;
    });
  }

  /** @throws Conflict */
  private async assertBelowMaxFactors(own: MemberRef): Promise<void> {
    if ((await this.repository.list(own)).length >= MAX_SECOND_FACTORS) throw new Conflict();
  }

  /** Adds a factor and records that this session has shown it; the first factor makes all other devices unknown. */
  private async turnOn(
    own: MemberPrincipal,
    { id, factor }: { id: string; factor: 'TOTP' | 'PASSKEY' },
    add: (tx: AgentTx, codes: readonly Buffer[]) => Promise<Added>,
  ): Promise<KnownDeviceReply<RecoveryCodes>> {
    const codes = newRecoveryCodes();
    const hashes = codes.map(hashRecoveryCode);
    const at = this.clock.now();
    const added = await this.database.forAgent(own.prefix, async (tx) => {
      const result = await add(tx, hashes);
      const notification = { kind: 'factorAdded', sourceId: id, params: { factor }, at } as const;
      if (isInEffect(result)) await this.notifications.announce(tx, own.username, notification);
      return result;
    });
    if (!isInEffect(added)) throw refusalOf(added);
    const isFirst = added === 'first';
    await this.check.noteShown(own);
    const device = isFirst ? await this.devices.forgetOthers(own) : null;
    return { answer: { recoveryCodes: isFirst ? codes : [] }, prefix: own.prefix, device };
  }
}

const isInEffect = (added: Added): added is 'first' | 'another' => added === 'first' || added === 'another';

function refusalOf(added: Exclude<Added, 'first' | 'another'>): Error {
  if (added === 'full') return new Conflict();
  return added === 'known' ? new PasskeyExists() : new NoSuchFactor();
}

function toFactor({ id, kind, name, createdAt, usedAt }: StoredFactor, host: string | null): SecondFactor {
  return { id, kind, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null, host };
}

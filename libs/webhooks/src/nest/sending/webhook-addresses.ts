import { lookup as resolve, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { lookup as resolveAll } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Settings } from '@housebrand/shared/nest';
import { isLoopbackAddress, isPublicAddress } from './public-address';

/** Why a webhook may not have an address: the key of its message. */
export type AddressProblem = 'notAnAddress' | 'addressNotAllowed' | 'addressNotFound';

/** The host of a webhook is not on the public internet. */
export class AddressRefused extends Error {
  constructor() {
    super('the address is not on the public internet');
    this.name = 'AddressRefused';
  }
}

/**
 * Decides which addresses we call. Staff choose them and our server calls them, so only hosts on the public internet are allowed, over
 * https; in simulator mode also the origin of `WEBHOOK_LOCAL_ORIGIN`. A host name is resolved again for each connection, and the
 * connection goes to an address that was checked.
 */
@Injectable()
export class WebhookAddresses {
  private readonly local: URL | null;

  constructor({ mode, webhookLocalOrigin }: Settings) {
    this.local = mode === 'simulator' && webhookLocalOrigin !== null ? new URL(webhookLocalOrigin) : null;
  }

  /** Returns what is wrong with an address, without resolving its host name; `null`: nothing. */
  problemOf(text: string): AddressProblem | null {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return 'notAnAddress';
    if (url.origin === this.local?.origin) return null;
    if (url.protocol !== 'https:') return 'notAnAddress';
    const host = hostOf(url);
    // the connection's check knows the host, not the port
    if (host === this.localHost) return 'addressNotAllowed';
    return isIP(host) === 0 || isPublicAddress(host) ? null : 'addressNotAllowed';
  }

  /** Returns what is wrong with an address, and with those that its host name stands for now; `null`: nothing. */
  async check(text: string): Promise<AddressProblem | null> {
    const problem = this.problemOf(text);
    if (problem) return problem;
    const host = hostOf(new URL(text));
    try {
      const found = await resolveAll(host, { all: true });
      return found.every(({ address }) => this.allows(host, address)) ? null : 'addressNotAllowed';
    } catch {
      return 'addressNotFound';
    }
  }

  /** Resolves the host name of a connection; fails with {@link AddressRefused} if one of its addresses is not allowed. */
  readonly lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true } as LookupAllOptions, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      if (!found.every(({ address }) => this.allows(host, address))) return done(new AddressRefused(), '');
      if (options.all) return done(null, found);
      const [{ address, family }] = found as [LookupAddress];
      return done(null, address, family);
    });
  };

  private get localHost(): string | null {
    return this.local && hostOf(this.local);
  }

  /** Whether a host may stand for an address. */
  private allows(host: string, address: string): boolean {
    return isPublicAddress(address) || (host === this.localHost && isLoopbackAddress(address));
  }
}

/** The host of an address, without the brackets of IPv6. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

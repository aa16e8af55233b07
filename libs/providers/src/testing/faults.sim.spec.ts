import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FaultKind } from '../core';
import { connectGateways, logIn, type ConnectedGateways } from './connect-gateways';
import { startSimulator, type RunningSimulator } from './start-simulator';

const member = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
const TIMEOUT_MS = 700;
/** A member is told within this time, whatever the provider does. */
const CLEAR_REPLY_MS = 6_000;

/** What a read of a member's profile ends with under each fault; `null`: nothing is wrong with it. */
const OUTCOMES: Readonly<Record<FaultKind, object>> = {
  reset: { name: 'ProviderUnavailable', reason: 'reset' },
  doneReplyLost: { name: 'ProviderUnavailable', reason: 'reset' },
  timeoutBefore: { name: 'ProviderUnavailable', reason: 'timeout' },
  timeoutAfter: { name: 'ProviderUnavailable', reason: 'timeout' },
  http500: { name: 'ProviderUnavailable', reason: 'status' },
  http502: { name: 'ProviderUnavailable', reason: 'status' },
  http503: { name: 'ProviderUnavailable', reason: 'status' },
  html200: { name: 'ProviderUnavailable', reason: 'malformed' },
  cutJson: { name: 'ProviderUnavailable' },
  wrongTypes: { name: 'ProviderUnavailable', reason: 'malformed' },
  missingCode: { name: 'ProviderUnavailable', reason: 'malformed' },
  huge: { name: 'ProviderUnavailable' },
  slow: { name: 'ProviderUnavailable', reason: 'timeout' },
  redirect: { name: 'ProviderUnavailable', reason: 'redirect' },
  code1003: { name: 'ProviderSessionExpired', code: 1003 },
  code1005: { name: 'ProviderSessionExpired', code: 1005 },
  code900: { name: 'ProviderRefused', code: 900 },
  unknownCode: { name: 'ProviderRefused' },
  maintenance: { name: 'ProviderUnavailable', reason: 'maintenance' },
};

describe('a gateway whose provider misbehaves', () => {
  let simulator: RunningSimulator;
  let gateways: ConnectedGateways;
  /** With the time that an installation gives: a login on a loaded machine takes longer than the faults here may. */
  let patient: ConnectedGateways;

  beforeAll(async () => {
    simulator = await startSimulator({ own: true });
    patient = connectGateways({ baseUrls: simulator.baseUrls });
    await logIn(patient, member);
  });

  afterAll(async () => {
    await patient?.close();
    await simulator?.stop();
  });

  const impatient = (): ConnectedGateways => {
    const connected = connectGateways({ baseUrls: simulator.baseUrls, timeoutMs: TIMEOUT_MS });
    connected.tokens.give(member, patient.tokens.given(member));
    return connected;
  };

  afterEach(async () => {
    await simulator.clearFaults();
    await gateways.close();
  });

  it.each(Object.entries(OUTCOMES))('tells %s for what it is, in time', async (kind, outcome) => {
    gateways = impatient();
    await simulator.addFault({ kind: kind as FaultKind, system: 'gamePlatform', call: 'profile' });
    const start = performance.now();
    await expect(gateways.identity.profile(member)).rejects.toMatchObject(outcome);
    expect(performance.now() - start).toBeLessThan(CLEAR_REPLY_MS);
    await simulator.clearFaults();
    await expect(patient.identity.profile(member)).resolves.toMatchObject({ username: member.username });
  });

  it('keeps the other systems out of it', async () => {
    gateways = impatient();
    await simulator.addFault({ kind: 'http503', system: 'gamePlatform' });
    await expect(gateways.identity.profile(member)).rejects.toMatchObject({ reason: 'status' });
    await expect(patient.identity.clientSignature()).resolves.toBeTruthy();
  });

  it('tells a refused connection, too', async () => {
    const nobody = 'http://127.0.0.1:9';
    gateways = connectGateways({
      baseUrls: { memberSystem: nobody, gamePlatform: nobody, external: nobody },
      timeoutMs: TIMEOUT_MS,
    });
    await expect(gateways.identity.clientSignature()).rejects.toMatchObject({ reason: 'refused' });
  });
});

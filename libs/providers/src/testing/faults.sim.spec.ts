import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FaultKind } from '../core';
import { connectGateways, logIn, type ConnectedGateways } from './connect-gateways';
import { startSimulator, type RunningSimulator } from './start-simulator';

const member = { prefix: 'MTO', username: 'MTODEMO1', password: 'Chips-2026!' };
/** Deadline for calls that never complete. */
const TIMEOUT_MS = 700;
/** Deadline for calls that are answered: a login is slow on a loaded machine. */
const PATIENCE_MS = 60_000;

/** The error that reading a member's profile ends with, by fault: `timeout` only for those that never answer. */
const OUTCOMES: Readonly<Record<FaultKind, { name: string; reason?: string; code?: number }>> = {
  reset: { name: 'ProviderUnavailable', reason: 'reset' },
  doneReplyLost: { name: 'ProviderUnavailable', reason: 'reset' },
  timeoutBefore: { name: 'ProviderUnavailable', reason: 'timeout' },
  timeoutAfter: { name: 'ProviderUnavailable', reason: 'timeout' },
  http500: { name: 'ProviderUnavailable', reason: 'status' },
  http502: { name: 'ProviderUnavailable', reason: 'status' },
  http503: { name: 'ProviderUnavailable', reason: 'status' },
  html200: { name: 'ProviderUnavailable', reason: 'malformed' },
  cutJson: { name: 'ProviderUnavailable', reason: 'malformed' },
  wrongTypes: { name: 'ProviderUnavailable', reason: 'malformed' },
  missingCode: { name: 'ProviderUnavailable', reason: 'malformed' },
  huge: { name: 'ProviderUnavailable', reason: 'tooLarge' },
  slow: { name: 'ProviderUnavailable', reason: 'timeout' },
  redirect: { name: 'ProviderUnavailable', reason: 'redirect' },
  code1003: { name: 'ProviderSessionExpired', code: 1003 },
  code1005: { name: 'ProviderSessionExpired', code: 1005 },
  code900: { name: 'ProviderRefused', code: 900 },
  unknownCode: { name: 'ProviderRefused' },
  maintenance: { name: 'ProviderUnavailable', reason: 'maintenance' },
};

describe('gateway with a failing provider', () => {
  let simulator: RunningSimulator;
  let gateways: ConnectedGateways;
  let patient: ConnectedGateways;

  beforeAll(async () => {
    simulator = await startSimulator();
    patient = connectGateways({ baseUrls: simulator.baseUrls, timeoutMs: PATIENCE_MS });
    await logIn(patient, member);
  });

  afterAll(async () => {
    await patient?.close();
    await simulator?.stop();
  });

  const connect = (timeoutMs = PATIENCE_MS): ConnectedGateways => {
    const connected = connectGateways({ baseUrls: simulator.baseUrls, timeoutMs });
    connected.tokens.give(member, patient.tokens.given(member));
    return connected;
  };

  afterEach(async () => {
    await simulator.clearFaults();
    await gateways.close();
  });

  it.each(Object.entries(OUTCOMES))('maps %s to its own error', async (kind, outcome) => {
    gateways = connect(outcome.reason === 'timeout' ? TIMEOUT_MS : PATIENCE_MS);
    await simulator.addFault({ kind: kind as FaultKind, system: 'gamePlatform', call: 'profile' });
    await expect(gateways.identity.profile(member)).rejects.toMatchObject(outcome);
    await simulator.clearFaults();
    await expect(patient.identity.profile(member)).resolves.toMatchObject({ username: member.username });
  });

  it('leaves the other systems available', async () => {
    gateways = connect();
    await simulator.addFault({ kind: 'http503', system: 'gamePlatform' });
    await expect(gateways.identity.profile(member)).rejects.toMatchObject({ reason: 'status' });
    await expect(patient.identity.clientSignature()).resolves.toBeTruthy();
  });

  it('reports a refused connection', async () => {
    const closedPort = 'http://127.0.0.1:9';
    gateways = connectGateways({
      baseUrls: { memberSystem: closedPort, gamePlatform: closedPort, external: closedPort },
      timeoutMs: TIMEOUT_MS,
    });
    await expect(gateways.identity.clientSignature()).rejects.toMatchObject({ reason: 'refused' });
  });
});

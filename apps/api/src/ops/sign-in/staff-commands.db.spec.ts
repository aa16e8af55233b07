import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import type { AuditPage, MoneyDecision, OfficeSession } from '@housebrand/office';
import { office as officeDomain } from '@housebrand/office/nest';
import { AppLog } from '@housebrand/shared/nest';
import { createTestDatabase, FixedClock, testSettings } from '@housebrand/shared/testing';
import { AppModule } from '../../app.module';
import { migrations } from '../../domains';
import { DEMO_STAFF_PASSWORD } from '../../office/demo-staff';
import { TestOffice } from '../../testing/test-office';
import { TERMINAL_MODULES } from '../open-ops';
import { runOps } from '../run';
import type { SessionStore } from './session-file';

/** Keeps the session of a terminal in memory. */
class MemoryStore implements SessionStore {
  secret: string | null = null;
  read = () => Promise.resolve(this.secret);
  write = (secret: string) => {
    this.secret = secret;
    return Promise.resolve();
  };
  remove = () => {
    this.secret = null;
    return Promise.resolve();
  };
}

describe('account at the terminal', () => {
  let office: TestOffice;

  beforeAll(async () => {
    const test = await createTestDatabase(migrations);
    const settings = testSettings({ databaseUrl: test.url });
    office = await TestOffice.open({ test, clock: new FixedClock(), settings });
  });
  afterAll(() => office.close());

  const terminal = () => {
    const session = new MemoryStore();
    const ops = (line: string, answers: string[] = []) =>
      runOps(office.app, line.split(' '), { ask: () => Promise.resolve(answers), session });
    const login = (username: string, { password = DEMO_STAFF_PASSWORD, code = office.code() } = {}) =>
      ops('staff login', [username, password, code]);
    return { session, ops, login };
  };

  it('signs in with username, password and code, and is recorded as in the office', async () => {
    const { session, ops, login } = terminal();
    expect((await ops('staff whoami')).lines).toEqual(['No account is signed in.']);
    expect((await login('Platform.Operator ')).lines[0]).toContain('Signed in as platform.operator');
    expect((await ops('staff whoami')).lines).toEqual(['platform.operator']);
    await ops('agent set MTO name=MTO --operator another');
    const caller = { ...(await office.login('platform.operator')), agent: 'MTO' };
    const own = '/api/office/audit?actor=staff:platform.operator&action=operator.';
    const { data } = await office.call<AuditPage>('GET', own, caller);
    expect(data.entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['operator.command-done', 'agent set'],
      ['operator.command', 'agent set'],
    ]);
    const secret = session.secret!;
    expect((await ops('staff logout')).lines).toEqual(['platform.operator is signed out.']);
    session.secret = secret;
    expect((await ops('staff whoami')).lines).toEqual(['No account is signed in.']);
    expect(session.secret).toBeNull();
  });

  it('keeps no session after a wrong password, a wrong code, or the login of another role', async () => {
    const { session, login } = terminal();
    for (const attempt of [
      () => login('platform.operator', { password: 'wrong' }),
      () => login('platform.operator', { code: '000000' }),
      () => login('platform.auditor'),
      () => login('mto.head'),
    ]) {
      expect((await attempt()).exitCode).toBe(1);
      expect(session.secret).toBeNull();
    }
  });

  it('is signed out after 30 minutes without a command', async () => {
    const { ops, login } = terminal();
    await login('platform.operator');
    office.world.clock.advance(31 * 60_000);
    expect((await ops('staff whoami')).lines).toEqual(['No account is signed in.']);
  });

  it('is the same person at the terminal and in the browser', async () => {
    const { ops, login } = terminal();
    const move = await office.unknownMove({ prefix: 'MTO', username: 'MTODEMO1' }, 2_000_000);
    const operator = { ...(await office.login('platform.operator')), agent: 'MTO' };
    const body = { reason: 'Seen in the report', reference: 'PG-7' };
    const requested = await office.call<MoneyDecision>('POST', `/api/office/money/move/${move}/settle`, operator, body);
    const { id } = requested.data.approval!;
    await login('platform.operator');
    expect((await ops(`approvals approve MTO ${id}`)).lines[0]).toContain('another account must approve it');
    const head = await office.login('mto.head');
    expect((await office.call('POST', `/api/office/approvals/${id}/approve`, head, { reason: 'Checked' })).status).toBe(
      200,
    );
  });
});

describe('first account of an installation', () => {
  it('is invited by a link that works once, and no second one is', async () => {
    const test = await createTestDatabase(migrations);
    const clock = new FixedClock();
    const settings = testSettings({ databaseUrl: test.url });
    const beside = { domains: [officeDomain], modules: TERMINAL_MODULES };
    const app = await NestFactory.createApplicationContext(
      AppModule.forRoot(settings, new AppLog('silent'), clock, beside),
      { logger: false, abortOnError: false },
    );
    const ops = (line: string) => runOps(app, line.split(' '));
    const tokenIn = ({ lines }: { lines: string[] }) => lines[1]!.split('#')[1]!;
    expect((await ops('staff first mto.nok')).exitCode).toBe(1);
    const replaced = tokenIn(await ops('staff first platform.nok'));
    expect((await ops('staff first platform.dao')).lines[0]).toContain('There is an account already');
    const token = tokenIn(await ops('staff first platform.nok'));
    const office = await TestOffice.open({ test, clock, settings }, { hasStaff: false });
    const accept = (given: string) =>
      office.call<OfficeSession>('POST', '/api/office/invitations/acceptance', null, {
        token: given,
        password: 'Longer-2026!',
      });
    expect((await accept(replaced)).status).toBe(404);
    expect((await accept(token)).data).toMatchObject({ username: 'platform.nok', role: 'operator' });
    expect((await ops('staff first platform.nok')).lines[0]).toContain('There is an account already');
    await app.close();
    await office.close();
  });
});

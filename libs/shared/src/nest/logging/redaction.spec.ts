import { Writable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { AppLog } from './app-log';
import { isSensitiveName, loggedQuery, redactText } from './redaction';

const CANARY = 'canary-7f3a';

function logged(write: (log: AppLog) => void): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  write(new AppLog('debug', stream));
  return lines.join('');
}

describe('redaction', () => {
  it.each([
    'password',
    'loginPassword',
    'newPwd',
    'currentPwd',
    'confirmNewPwd',
    'token',
    'access_token',
    'ambToken',
    'portalToken',
    'otp',
    'smsOtp',
    'accountNumber',
    'account_number',
    'bankAccountNo',
    'accountNo',
    'cookie',
    'set-cookie',
    'Authorization',
    'x-user-auth',
    'x-agent-key',
    'jwt',
    'secret',
    'clientSignature',
    'userKey',
    'captcha',
  ])('redacts the value of %s in a log line at any depth', (name) => {
    const text = logged((log) => log.info('call', { body: { list: [{ [name]: CANARY }] } }));
    expect(text).toContain('[redacted]');
    expect(text).not.toContain(CANARY);
  });

  it.each(['username', 'prefix', 'amount', 'route', 'status', 'accountIcon', 'bankName'])(
    'does not treat %s as sensitive',
    (name) => {
      expect(isSensitiveName(name)).toBe(false);
    },
  );

  it('redacts secrets in sentences, addresses and errors with their causes', () => {
    const cause = new Error(`{"password":"${CANARY}"}`);
    const text = logged((log) => {
      log.error('failed', new Error(`GET /x?token=${CANARY}&a=1`, { cause }));
      log.warn(`Authorization: Bearer ${CANARY}`);
      log.log(`accountNumber=${CANARY}`);
      log.error(new Error(`otp: ${CANARY}`));
    });
    expect(text).not.toContain(CANARY);
    expect(text).toContain('a=1');
  });

  it('omits the values of a failed statement', () => {
    const failure = new Error(`Failed query: insert into member values ($1)\nparams: ${CANARY},\n  ${CANARY}`);
    const text = logged((log) => log.error('statement', failure));
    expect(text).toContain('Failed query');
    expect(text).not.toContain(CANARY);
  });

  it("omits a database error's row details and other fields of errors", () => {
    const failure = Object.assign(new Error('duplicate key'), {
      code: '23505',
      detail: `Key (tel)=(${CANARY})`,
      config: { data: CANARY },
    });
    const text = logged((log) => log.error('statement', failure));
    expect(text).toContain('23505');
    expect(text).toContain('"type":"Error"');
    expect(text).not.toContain(CANARY);
  });

  it('writes the same access line for requests answered from memory', () => {
    const fields = { requestId: 'request-1', method: 'GET', route: '/api/apps/list/:key', status: 304, ms: 0 };
    const line = (write: (log: AppLog) => void) => {
      const { time, ...rest } = JSON.parse(logged(write)) as Record<string, unknown>;
      expect(new Date(String(time)).toISOString()).toBe(time);
      return rest;
    };
    expect(line((log) => log.hotAccess('request-1', '/api/apps/list/:key', 304))).toEqual(
      line((log) => log.access(fields)),
    );
  });

  it('logs the harmless parameters of a query and only the number of the others', () => {
    expect(loggedQuery(`/MTO?lang=en&tel=${CANARY}&token=${CANARY}&${CANARY}&page=2`)).toBe('lang=en&page=2&(3 more)');
    expect(loggedQuery(`/MTO?page=token=${CANARY}`)).toBe('page=token=[redacted]');
    expect(loggedQuery('/MTO')).toBe('');
  });

  it('truncates long texts before it searches them', () => {
    expect(loggedQuery(`/MTO?page=${'x'.repeat(15_000)}`).length).toBeLessThanOrEqual(205);
    expect(redactText('x'.repeat(20_000)).length).toBeLessThanOrEqual(8_193);
  });

  it('omits values that look like a stack', () => {
    const failure = new Error(`Failed query: select 1\nparams: a\n    at ${CANARY} (/a.js:1:1)`);
    expect(logged((log) => log.error('statement', failure))).not.toContain(CANARY);
  });

  it('handles circular structures and bigints', () => {
    const circular: { self?: unknown; amount: bigint } = { amount: 5n };
    circular.self = circular;
    expect(logged((log) => log.info('circular', circular))).toContain('"amount":"5"');
  });
});

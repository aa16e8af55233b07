import { describe, expect, it } from '@jest/globals';
import { isOperatorsHost } from './operators-host';

describe("operators' port", () => {
  it.each([
    ['localhost:3001', '127.0.0.1', '127.0.0.1'],
    ['127.0.0.1', '10.1.2.3', '127.0.0.1'],
    ['[::1]:3001', '::', '::1'],
    ['ops.internal:3001', 'ops.internal', '10.1.2.3'],
    ['OPS.internal', 'ops.internal', '10.1.2.3'],
    ['10.1.2.3:3001', '0.0.0.0', '10.1.2.3'],
    ['10.1.2.3:3001', '::', '::ffff:10.1.2.3'],
    ['[fd00::7]:3001', '::', 'fd00::7'],
  ])('accepts the host %s', (host, opsHost, localAddress) =>
    expect(isOperatorsHost(host, opsHost, localAddress)).toBe(true),
  );

  it.each([
    ['evil.example', '127.0.0.1', '127.0.0.1'],
    ['evil.example:3001', '0.0.0.0', '10.1.2.3'],
    ['localhost.evil.example:3001', '127.0.0.1', '127.0.0.1'],
    ['127.0.0.1.evil.example', '127.0.0.1', '127.0.0.1'],
    ['10.9.9.9:3001', '0.0.0.0', '10.1.2.3'],
    ['', '127.0.0.1', undefined],
    [undefined, '127.0.0.1', '127.0.0.1'],
  ])('rejects the host %s', (host, opsHost, localAddress) =>
    expect(isOperatorsHost(host, opsHost, localAddress)).toBe(false),
  );
});

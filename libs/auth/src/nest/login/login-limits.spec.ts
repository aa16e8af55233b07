import { describe, expect, it } from '@jest/globals';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused, UnderMaintenance } from '../../core';
import { LOGIN_RULES, verdictOf } from './login-limits';

describe('the rules of the login', () => {
  it('are these', () => {
    const rules = Object.entries(LOGIN_RULES).map(([who, { points, seconds }]) => [who, points, seconds]);
    expect(rules).toEqual([
      ['address', 100, 600],
      ['device', 10, 600],
      ['deviceInADay', 30, 86_400],
      ['accountFromNetwork', 10, 600],
      ['account', 30, 86_400],
      ['agent', 3_000, 600],
    ]);
  });

  it('call wrong only what the provider did', () => {
    expect(verdictOf(new CredentialsRefused(1001, 'Wrong username or password'))).toBe('wrong');
    expect(verdictOf(new InvalidUsernameOrPassword())).toBe('refused');
    for (const other of [
      new LoginRefused(4242, ''),
      new UnderMaintenance(),
      new ProviderUnavailable('memberSystem', 'timeout'),
    ])
      expect(verdictOf(other)).toBe('unjudged');
  });
});

import { describe, expect, it } from '@jest/globals';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused, UnderMaintenance } from '../../core';
import { verdictOf } from './login-limits';

describe('the rules of the login', () => {
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

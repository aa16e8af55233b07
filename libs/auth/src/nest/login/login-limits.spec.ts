import { describe, expect, it } from '@jest/globals';
import { ProviderUnavailable } from '@housebrand/shared/nest';
import { CredentialsRefused, InvalidUsernameOrPassword, LoginRefused, UnderMaintenance } from '../../core';
import { verdictOf } from './login-limits';

describe('verdictOf', () => {
  it('counts only a refusal by the provider as wrong', () => {
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

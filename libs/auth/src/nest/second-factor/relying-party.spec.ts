import { describe, expect, it } from '@jest/globals';
import { RequestContext, type RequestScope } from '@housebrand/shared/nest';
import { testSettings } from '@housebrand/shared/testing';
import { RelyingParty } from './relying-party';

const context = new RequestContext();

/** Where a request says that its page stands. */
function place(secure: boolean, scope: Pick<RequestScope, 'origin' | 'host' | 'siteOf'>) {
  const settings = testSettings({ publicOrigin: secure ? 'https://play.example' : 'http://localhost:3000', secure });
  const whole: RequestScope = { requestId: '', language: 'th', principal: null, ...scope };
  return context.run(whole, () => new RelyingParty(context, settings).here()?.rpId ?? null);
}

describe('the host that a passkey is for', () => {
  it.each([
    ['https://play.example', undefined, 'play.example'],
    ['https://river.example:8443', new Set(['MTO']), 'river.example'],
    // no agent names them: whatever a proxy says of the host
    ['https://river.example', undefined, null],
    ['http://play.example', undefined, null],
    ['https://play.example.evil.example', undefined, null],
    ['null', undefined, null],
    [undefined, undefined, null],
  ])('of %s over https', (origin, siteOf, expected) => {
    expect(place(true, { origin, siteOf, host: 'river.example' })).toBe(expected);
  });

  it.each([
    ['http://localhost:4200', 'localhost:4200', 'localhost'],
    ['http://mto.localhost:4200', 'mto.localhost:4200', 'mto.localhost'],
    ['http://localhost:4200', 'localhost:4300', null],
    // numbers are no name
    ['http://127.0.0.1:4200', '127.0.0.1:4200', null],
    ['http://[::1]:4200', '[::1]:4200', null],
  ])('of %s on a developer’s machine that serves %s', (origin, host, expected) => {
    expect(place(false, { origin, host })).toBe(expected);
  });
});

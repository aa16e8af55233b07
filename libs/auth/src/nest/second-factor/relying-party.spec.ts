import { describe, expect, it } from '@jest/globals';
import { RequestContext, type RequestScope } from '@housebrand/shared/nest';
import { testSettings } from '@housebrand/shared/testing';
import { RelyingParty } from './relying-party';

const context = new RequestContext();

/** Returns the relying party id for a request from this page. */
function place(secure: boolean, scope: Pick<RequestScope, 'origin' | 'host' | 'siteOf'>) {
  const settings = testSettings({ publicOrigin: secure ? 'https://play.example' : 'http://localhost:3000', secure });
  const whole: RequestScope = { requestId: '', language: 'th', principal: null, ...scope };
  return context.run(whole, () => new RelyingParty(context, settings).here()?.rpId ?? null);
}

describe('RelyingParty', () => {
  it.each([
    ['https://play.example', undefined, 'play.example'],
    ['https://river.example:8443', new Set(['MTO']), 'river.example'],
    // no agent lists this site, whatever host a proxy reports
    ['https://river.example', undefined, null],
    ['http://play.example', undefined, null],
    ['https://play.example.evil.example', undefined, null],
    ['null', undefined, null],
    [undefined, undefined, null],
  ])('determines the host of %s over https', (origin, siteOf, expected) => {
    expect(place(true, { origin, siteOf, host: 'river.example' })).toBe(expected);
  });

  it.each([
    ['http://localhost:4200', 'localhost:4200', 'localhost'],
    ['http://mto.localhost:4200', 'mto.localhost:4200', 'mto.localhost'],
    ['http://localhost:4200', 'localhost:4300', null],
    // an IP address is not a host name
    ['http://127.0.0.1:4200', '127.0.0.1:4200', null],
    ['http://[::1]:4200', '[::1]:4200', null],
  ])('determines the host of %s on a development machine that serves %s', (origin, host, expected) => {
    expect(place(false, { origin, host })).toBe(expected);
  });
});

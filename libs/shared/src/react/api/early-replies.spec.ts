/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { takeEarlyReply } from './early-replies';

const ADDRESS = '/api/apps/banners?agentID=MTO';
const reply = (ok: boolean) => ({ ok }) as Response;

describe('a reply that the shell asked for ahead', () => {
  afterEach(() => {
    delete window.earlyReplies;
  });

  it('serves once', async () => {
    const early = reply(true);
    window.earlyReplies = { [ADDRESS]: Promise.resolve(early) };
    expect(await takeEarlyReply(ADDRESS)).toBe(early);
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
  });

  it('does not serve another address, nor when it is a refusal or a failure', async () => {
    window.earlyReplies = { [ADDRESS]: Promise.resolve(reply(false)), '/b': Promise.resolve(null) };
    expect(await takeEarlyReply('/api/apps/banners?agentID=NAGA')).toBeNull();
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
    expect(await takeEarlyReply('/b')).toBeNull();
  });

  it('serves when it says that the session is over: the second answer would not say why', async () => {
    const ended = { ok: false, status: 401 } as Response;
    window.earlyReplies = { [ADDRESS]: Promise.resolve(ended) };
    expect(await takeEarlyReply(ADDRESS)).toBe(ended);
  });

  it('is nothing without a shell', async () => {
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
  });
});

/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { takeEarlyReply } from './early-replies';

const ADDRESS = '/api/apps/banners?agentID=MTO';
const reply = (ok: boolean) => ({ ok }) as Response;

const sinceStart = (ms: number) => jest.spyOn(performance, 'now').mockReturnValue(ms);

describe('takeEarlyReply', () => {
  beforeEach(() => {
    sinceStart(1_000);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    delete window.earlyReplies;
  });

  it('returns a reply once', async () => {
    const early = reply(true);
    window.earlyReplies = { [ADDRESS]: Promise.resolve(early) };
    expect(await takeEarlyReply(ADDRESS)).toBe(early);
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
  });

  it('returns nothing for another address, a refusal or a failed call', async () => {
    window.earlyReplies = { [ADDRESS]: Promise.resolve(reply(false)), '/b': Promise.resolve(null) };
    expect(await takeEarlyReply('/api/apps/banners?agentID=NAGA')).toBeNull();
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
    expect(await takeEarlyReply('/b')).toBeNull();
  });

  it('returns a 401: a second call would no longer give the reason', async () => {
    const ended = { ok: false, status: 401 } as Response;
    window.earlyReplies = { [ADDRESS]: Promise.resolve(ended) };
    expect(await takeEarlyReply(ADDRESS)).toBe(ended);
  });

  it('returns nothing long after the start of the page', async () => {
    window.earlyReplies = { [ADDRESS]: Promise.resolve(reply(true)) };
    sinceStart(10_001);
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
  });

  it('returns nothing without a shell', async () => {
    expect(await takeEarlyReply(ADDRESS)).toBeNull();
  });
});

/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LiveChat } from './live-chat';

const CONTACT = 'https://line.me/R/ti/p/%40mtolounge';
const ADDRESS = '/chat-frame/MTO?lang=th';

const show = () => renderScreen(<LiveChat frame={ADDRESS} />, { portal: { contactHref: CONTACT } });
const frame = () => document.querySelector('iframe');
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'แชตกับเจ้าหน้าที่' }));
const failure = () => screen.findByRole('link', { name: 'เปิดแชตไม่ได้ ติดต่อทาง LINE แทน' });
const say = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  fireEvent(window, new MessageEvent('message', { data, origin: 'null', source: frame()!.contentWindow, ...from }));

describe('LiveChat', () => {
  it("loads nothing before the first tap, and runs in a frame without the portal's origin", async () => {
    show();
    expect(frame()).toBeNull();
    tap();
    expect(frame()!.getAttribute('src')).toBe(ADDRESS);
    expect(frame()!.getAttribute('sandbox')).toContain('allow-scripts');
    expect(frame()!.getAttribute('sandbox')).not.toMatch(/same-origin|top-navigation|modals|downloads/);
    expect(frame()!.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(screen.queryByRole('dialog')).toBeNull();
    say('chat-ready');
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('closes the chat from the bar above the frame and from the chat itself', async () => {
    show();
    for (const close of [
      () => fireEvent.click(screen.getByRole('button', { name: 'ปิดแชต' })),
      () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }),
      () => say('chat-closed'),
    ]) {
      tap();
      say('chat-ready');
      await screen.findByRole('dialog');
      close();
      await waitFor(() => expect(frame()).toBeNull());
    }
  });

  it('offers LINE when the chat fails, and retries at the next tap', async () => {
    show();
    tap();
    say('chat-failed');
    expect((await failure()).getAttribute('href')).toBe(CONTACT);
    expect(frame()).toBeNull();
    tap();
    say('chat-ready');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['another window', 'chat-closed', { source: window }],
    ['no window', 'chat-closed', { source: null }],
    ['an origin that is not opaque', 'chat-closed', { origin: 'https://chat.example' }],
    ['the portal itself', 'chat-closed', { origin: window.location.origin }],
    ['an unknown word', 'chat-moved', {}],
    ['an object', { event: 'chat-closed', toString: () => 'chat-closed' }, {}],
    ['a list', ['chat-closed'], {}],
  ] satisfies [string, unknown, Partial<MessageEventInit>][])('ignores a message: %s', async (_what, data, from) => {
    show();
    tap();
    say('chat-ready');
    await screen.findByRole('dialog');
    say(data, from);
    expect(frame()).not.toBeNull();
  });

  it('removes the frame together with the screen', () => {
    const { unmount } = show();
    tap();
    unmount();
    expect(frame()).toBeNull();
  });
});

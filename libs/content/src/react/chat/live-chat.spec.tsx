/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderScreen } from '@housebrand/shared/testing/react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ChatVisit } from './chat-widget';
import { LiveChat } from './live-chat';

const CONTACT = 'https://line.me/R/ti/p/%40mtolounge';

const script = () => document.head.querySelector<HTMLScriptElement>('script');
const show = (loader: string) =>
  renderScreen(<LiveChat loader={loader} site="MTO Lounge" />, { portal: { contactHref: CONTACT } });
const tap = () => fireEvent.click(screen.getByRole('button', { name: 'แชตกับเจ้าหน้าที่' }));
const failure = () => screen.findByRole('link', { name: 'เปิดแชตไม่ได้ ติดต่อทาง LINE แทน' });

afterEach(() => {
  script()?.remove();
  delete window.PortalChat;
});

describe('the live chat', () => {
  it('asks nobody for anything before the first tap, and offers LINE when its loader does not come', async () => {
    show('https://chat.example/loader.js');
    expect(script()).toBeNull();
    tap();
    expect(script()?.src).toBe('https://chat.example/loader.js');
    fireEvent.error(script()!);
    expect((await failure()).getAttribute('href')).toBe(CONTACT);
    expect(script()).toBeNull();
  });

  it('tries again at the next tap, and tells the widget the language and the site alone', async () => {
    show('https://chat.example/empty.js');
    tap();
    fireEvent.load(script()!);
    await failure();
    const visits: ChatVisit[] = [];
    tap();
    window.PortalChat = { open: async (visit) => void visits.push(visit), close: () => undefined };
    fireEvent.load(script()!);
    await waitFor(() => expect(visits).toEqual([{ language: 'th', site: 'MTO Lounge' }]));
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('tells of a room that does not answer, and goes with the screen', async () => {
    const { unmount } = show('https://chat.example/late.js');
    const close = jest.fn();
    tap();
    window.PortalChat = { open: () => Promise.reject(new Error('late')), close };
    fireEvent.load(script()!);
    await failure();
    unmount();
    expect(close).toHaveBeenCalledTimes(1);
  });
});

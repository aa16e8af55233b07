/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ToastHost } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ShareCard } from './share-card';

const LINK = 'https://portal.example/MTO/r/6f1a0c52e4b04d7c9a3d2f10.html';

let written: string[];
let saved: string[];
let shared: ShareData[];

/** Stubs the canvas, which jsdom does not implement: records the texts and returns a dummy picture. */
beforeEach(() => {
  written = [];
  saved = [];
  shared = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (target, name: string) => {
      if (name in target) return target[name];
      if (name === 'fillText') return (line: string) => written.push(line);
      if (name === 'measureText') return (line: string) => ({ width: line.length * 40 });
      if (name === 'createRadialGradient') return () => ({ addColorStop: () => undefined });
      if (name === 'createImageData')
        return (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) });
      return () => undefined;
    },
  });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: (picture: Blob) => void) => done(new Blob(['picture'], { type: 'image/png' })),
  });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = function () {
    saved.push(`${this.href} ${this.download}`);
  };
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const open = async () => {
  renderScreen(
    <>
      <ShareCard link={LINK} />
      <ToastHost />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'รูปสำหรับแชร์' }));
  return within(await screen.findByRole('dialog'));
};

describe('share card', () => {
  it('draws the agent’s name, the code and the condition, and saves the picture', async () => {
    const sheet = await open();
    expect(await sheet.findByRole('img')).toHaveProperty(
      'alt',
      'รูปเชิญเพื่อนของ MTO Lounge มี QR และรหัสแนะนำ 6f1a0c52e4b04d7c9a3d2f10',
    );
    expect(written).toEqual([
      'MTO Lounge',
      'สแกนเพื่อสมัครสมาชิก',
      'รหัสแนะนำ',
      '6f1a0c52e4b04d7c9a3d2f10',
      'ชวนเฉพาะเพื่อนอายุ 20 ปีขึ้นไป',
    ]);
    fireEvent.click(sheet.getByRole('button', { name: 'บันทึกรูป' }));
    expect(saved).toEqual(['blob:picture invite.png']);
    expect(sheet.queryByRole('button', { name: 'แชร์รูป' })).toBeNull();
  });

  it('shares the picture if the browser can share files', async () => {
    Object.assign(navigator, {
      canShare: ({ files = [] }: ShareData) => files.length === 1,
      share: async (data: ShareData) => void shared.push(data),
    });
    const sheet = await open();
    fireEvent.click(await sheet.findByRole('button', { name: 'แชร์รูป' }));
    expect(shared).toMatchObject([{ title: 'MTO Lounge', files: [{ name: 'invite.png', type: 'image/png' }] }]);
  });

  it('shows an error when the picture cannot be drawn', async () => {
    HTMLCanvasElement.prototype.getContext = (() => null) as never;
    const sheet = await open();
    expect(await screen.findByText('สร้างรูปไม่สำเร็จ กรุณาลองอีกครั้ง')).toBeTruthy();
    await waitFor(() => expect(sheet.getByRole('button', { name: 'บันทึกรูป' })).toHaveProperty('disabled', true));
  });
});

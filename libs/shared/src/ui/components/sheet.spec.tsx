/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/react';
import { Sheet } from './sheet';

afterEach(cleanup);

/** A sheet about a selected item, which is gone once the sheet closes. */
function Chosen() {
  const [name, setName] = useState<string | null>('Receipt 7');
  return (
    <Sheet isOpen={name !== null} onClose={() => setName(null)} title={name ?? ''} footer={name && <p>at the foot</p>}>
      {name && <p>all that is known</p>}
    </Sheet>
  );
}

describe('Sheet', () => {
  it('keeps its content while it closes, even when the data is gone', async () => {
    renderScreen(<Chosen />, { at: '/MTO', answers: {} });
    const sheet = await screen.findByRole('dialog', { name: 'Receipt 7' });
    fireEvent.keyDown(sheet, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sheet.textContent).toBe('Receipt 7all that is knownat the foot');
  });
});

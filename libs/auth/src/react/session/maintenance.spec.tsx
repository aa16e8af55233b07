/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createQueryClient } from '@housebrand/shared/react';
import { aMember, inTurn, refusal, renderScreen } from '@housebrand/shared/testing/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useMaintenanceCheck } from '../api/get-profile';
import { useSession } from './session';
import { useSessionStore } from './session-store';

/** An open page with its session; the button simulates a configuration update that starts maintenance. */
function OpenPage() {
  const [isUnderMaintenance, setMaintenance] = useState(false);
  useMaintenanceCheck(isUnderMaintenance);
  const { kind } = useSession();
  return <button onClick={() => setMaintenance(true)}>{kind}</button>;
}

beforeEach(() => useSessionStore.setState({ hasToken: true }));
afterEach(cleanup);

describe('maintenance that starts while a page is open', () => {
  const begin = async (...answers: unknown[]) => {
    // with retries of failed reads, as in the product
    const page = (
      <QueryClientProvider client={createQueryClient()}>
        <OpenPage />
      </QueryClientProvider>
    );
    const { sent } = renderScreen(page, { answers: { '/api/provider/profile': inTurn(aMember(), ...answers) } });
    await screen.findByText('member');
    await userEvent.click(screen.getByRole('button'));
    return sent;
  };

  it('reloads the profile and ends a session that the server refuses', async () => {
    const sent = await begin(refusal(503, 'กำลังปรับปรุงระบบ'), refusal(401, 'กรุณาเข้าสู่ระบบก่อนใช้งาน'));
    await screen.findByText('invalid');
    expect(sent).toHaveLength(3);
  });

  it('keeps the session of a white-listed member', async () => {
    const sent = await begin(aMember());
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByText('member')).toBeTruthy();
  });
});

/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { refusal, renderScreen } from '@housebrand/shared/testing/react';
import type { AgentConfig } from '@housebrand/theming';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AgentProvider } from '../agent/agent-context';
import { portalText } from '../messages';
import { PlatformNotice } from './platform-notice';

const configWith = (refused: AgentConfig['site']['refusal']) =>
  ({ agent: { prefix: 'MTO' }, site: { refusal: refused } }) as AgentConfig;

function show(config: AgentConfig | null) {
  const notice = <PlatformNotice />;
  const agent = config && { config, minimumAge: 20, isSimulator: true };
  return renderScreen(agent ? <AgentProvider value={agent}>{notice}</AgentProvider> : notice, {
    answers: { '/api/apps/agent_configs/MTO': refusal(503, 'down') },
  });
}

it("shows the platform's own message and reads the configuration again on request", async () => {
  const { sent } = show(configWith({ code: 1010, message: 'ไม่พบเว็บไซต์นี้' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ไม่พบเว็บไซต์นี้');
  fireEvent.click(screen.getByRole('button', { name: portalText('tryAgain') }));
  await waitFor(() => expect(sent.map(({ address }) => address)).toContain('/api/apps/agent_configs/MTO'));
});

it('shows words of our own for a refusal without a message', async () => {
  show(configWith({ code: 1010, message: '' }));
  expect((await screen.findByRole('alert')).textContent).toContain(portalText('platformRefused'));
});

it.each([null, configWith(null)])('shows nothing without an agent or a refusal', (config) => {
  show(config);
  expect(screen.queryByRole('alert')).toBeNull();
});

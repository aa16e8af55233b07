/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { ApiError, FailureScreen } from '@housebrand/shared/react';
import { renderScreen } from '@housebrand/shared/testing/react';
import type { AgentConfig } from '@housebrand/theming';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { AgentProvider } from '../agent/agent-context';
import { FilesLost } from '../chunks/lost-files';
import { portalText } from '../messages';
import { ErrorBoundary } from './error-boundary';
import { PlainLayout } from './plain-layout';
import { useTabsShown } from './tabs-shown';

const TITLE = 'ถอนเงิน';
const icons = { mainIcon: '', gameIcon: '', depositWithdrawIcon: '', contactIcon: '', accountIcon: '' };
const config = { agent: { prefix: 'MTO' }, icons, site: { refusal: null } } as unknown as AgentConfig;

function show(content: ReactNode) {
  return renderScreen(
    <AgentProvider value={{ config, minimumAge: 20, isSimulator: true }}>
      <PlainLayout>
        <ErrorBoundary title={TITLE}>{content}</ErrorBoundary>
      </PlainLayout>
    </AgentProvider>,
    { at: '/MTO/withdraw', portal: { contactHref: 'https://line.me/mto' } },
  );
}
const tabs = () => screen.queryByRole('navigation', { name: portalText('mainMenu') });

function Thrown({ error }: { error: Error }): ReactNode {
  throw error;
}

function Recovering() {
  const [hasFailed, setFailed] = useState(true);
  if (!hasFailed) return <p>100.00</p>;
  const error = new ApiError({ code: 503, status: 503, message: 'down' });
  return <FailureScreen error={error} onRetry={() => setFailed(false)} isWhole />;
}

beforeEach(() => {
  // React reports the errors that the boundary catches
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

it('puts the navigation beside the column of a wide screen for as long as it shows tabs', () => {
  const shown: boolean[] = [];
  function Beside(): null {
    shown.push(useTabsShown());
    return null;
  }
  show(
    <>
      <Beside />
      <Recovering />
    </>,
  );
  expect(shown.at(-1)).toBe(true);
  fireEvent.click(screen.getByRole('button'));
  expect([shown[0], shown.at(-1)]).toEqual([false, false]);
});

it('shows no tabs beside a task, and none after a failure is over', () => {
  show(<Recovering />);
  expect(within(tabs()!).getByRole('link', { name: portalText('contact') })).toBeTruthy();
  expect(screen.getByRole('link', { name: portalText('toHome') }).getAttribute('href')).toBe('/MTO');
  fireEvent.click(screen.getByRole('button'));
  expect([screen.getByText('100.00'), tabs()]).toEqual([expect.anything(), null]);
});

it.each([
  ['a file that is lost', new FilesLost(() => undefined, new Error('chunk'))],
  ['a defect', new Error('defect')],
  ['a refusal', new ApiError({ code: 500, status: 500, message: 'refused' })],
])('keeps title, tabs, home and contact after %s', (_name, error) => {
  show(<Thrown error={error} />);
  expect(screen.getByRole('heading', { level: 1, name: TITLE })).toBeTruthy();
  expect(screen.getByRole('link', { name: portalText('toHome') }).getAttribute('href')).toBe('/MTO');
  expect(within(tabs()!).getByRole('link', { name: portalText('contact') })).toBeTruthy();
});

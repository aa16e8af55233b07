import { ToastHost } from '@housebrand/shared/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { OfficeRoutes } from './routes';
import { SessionGate } from './session/session-gate';
import { officeTheme } from './theme';

interface AppProps {
  client: QueryClient;
  /** `test`: without transitions, and without hiding menus whose button has no place, as in a document without layout. */
  env?: 'default' | 'test';
}

/** The back office, within a router. */
export function App({ client, env = 'default' }: AppProps) {
  return (
    // The policy of the page allows no inline style sheets: office.css sets Mantine's variables.
    <MantineProvider
      theme={officeTheme}
      env={env}
      forceColorScheme="light"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <SessionGate>
          <OfficeRoutes />
        </SessionGate>
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}

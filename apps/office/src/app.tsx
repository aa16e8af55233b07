import { ToastHost } from '@housebrand/shared/react';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { OfficeRoutes } from './routes';
import { SessionGate } from './session/session-gate';
import { officeTheme } from './theme';

/** The back office, within a router. */
export function App({ client }: { client: QueryClient }) {
  return (
    // The policy of the page allows no inline style sheets: office.css sets Mantine's variables.
    <MantineProvider theme={officeTheme} forceColorScheme="light" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <SessionGate>
          <OfficeRoutes />
        </SessionGate>
        <ToastHost />
      </QueryClientProvider>
    </MantineProvider>
  );
}

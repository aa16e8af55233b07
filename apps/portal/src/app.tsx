import { createQueryClient, ToastHost } from '@housebrand/shared/react';
import type { AgentBootstrap } from '@housebrand/theming';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { DialogSlot } from './layouts/dialog-slot';
import { ErrorBoundary } from './layouts/error-boundary';
import { RouteProgress } from './progress/route-progress';
import { Site } from './site/site';

/** The shell's nonce: styles that a library adds while running carry it too. */
const styleNonce = (): string => document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? '';

export function App({ bootstrap }: { bootstrap: AgentBootstrap | null }) {
  const [queries] = useState(createQueryClient);
  return (
    <MantineProvider
      // colours and type are the agent's tokens: Mantine brings behaviour, and styles only of the parts in use
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      forceColorScheme={bootstrap?.colorScheme ?? 'dark'}
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <RouteProgress />
          <ErrorBoundary>
            <Site bootstrap={bootstrap} />
          </ErrorBoundary>
          <ToastHost />
          <DialogSlot />
        </BrowserRouter>
      </QueryClientProvider>
    </MantineProvider>
  );
}

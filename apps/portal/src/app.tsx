import { createQueryClient, ToastHost } from '@housebrand/shared/react';
import type { AgentBootstrap } from '@housebrand/theming';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router';
import { DialogSlot } from './layouts/dialog-slot';
import { ErrorBoundary } from './layouts/error-boundary';
import { RouteProgress } from './progress/route-progress';
import { Site } from './site/site';

export function App({ bootstrap }: { bootstrap: AgentBootstrap | null }) {
  const [queries] = useState(createQueryClient);
  return (
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
  );
}

import { createQueryClient, Slice, ToastHost } from '@housebrand/shared/react';
import type { AgentBootstrap } from '@housebrand/theming';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogSlot } from './layouts/dialog-slot';
import { ErrorBoundary } from './layouts/error-boundary';
import { RouteProgress } from './progress/route-progress';
import { Site } from './site/site';

/** The portal, inside a router: the browser's, or the server's for a first view. */
export function App({ bootstrap }: { bootstrap: AgentBootstrap | null }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <RouteProgress />
      <ErrorBoundary>
        <Site bootstrap={bootstrap} />
      </ErrorBoundary>
      <Slice>
        <ToastHost />
        <DialogSlot />
      </Slice>
    </QueryClientProvider>
  );
}

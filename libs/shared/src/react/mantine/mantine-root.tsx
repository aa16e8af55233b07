import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';

/** It is noted at the page, in an effect: nothing that is drawn depends on it. */
const colorScheme = (): 'light' | 'dark' =>
  typeof document !== 'undefined' && document.documentElement.dataset.colorScheme === 'light' ? 'light' : 'dark';

/**
 * What Mantine's parts need around them, without Mantine's own look: colours, radii and type are the agent's tokens (ADR
 * 0016). It stands around each form and each panel, so that a page without either never fetches it.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      forceColorScheme={colorScheme()}
    >
      {children}
    </MantineProvider>
  );
}

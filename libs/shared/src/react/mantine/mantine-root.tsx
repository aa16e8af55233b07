import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';

type Scheme = 'light' | 'dark';

/** It is noted at the page, in an effect: nothing that is drawn depends on it. */
const colorScheme = (): Scheme =>
  typeof document !== 'undefined' && document.documentElement.dataset.colorScheme === 'light' ? 'light' : 'dark';

const settingOf = (scheme: Scheme) => ({
  colorScheme: scheme,
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
});
const SETTINGS = { light: settingOf('light'), dark: settingOf('dark') };

/**
 * What Mantine's parts need around them, without Mantine's own look: colours, radii and type are the agent's tokens (ADR
 * 0016). It stands around each form and each panel, so that a page without either never fetches it. Mantine's own provider
 * would bring its colours, variables and schemes to the phone, of which nothing is used here.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  const scheme = colorScheme();
  useEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  }, [scheme]);
  return (
    <MantineContext value={SETTINGS[scheme]}>
      <MantineThemeProvider>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

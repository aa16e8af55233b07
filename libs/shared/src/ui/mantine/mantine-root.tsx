import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { useEffect, type ReactNode } from 'react';
import { BREAKPOINTS } from '../../core';

type Scheme = 'light' | 'dark';

/** Set on the page in an effect: nothing that renders depends on it. */
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
const THEME = {
  breakpoints: Object.fromEntries(Object.entries(BREAKPOINTS).map(([name, px]) => [name, `${px / 16}em`])),
};
const SETTINGS = { light: settingOf('light'), dark: settingOf('dark') };

/**
 * The context that Mantine's components need, without Mantine's look: colours, radii and type are the agent's tokens
 * (ADR 0016). It wraps each form and each panel, so that a page without either doesn't load it. Mantine's own
 * provider would add colours, variables and schemes that the portal doesn't use.
 */
export function MantineRoot({ children }: { children: ReactNode }) {
  const scheme = colorScheme();
  useEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = scheme;
  }, [scheme]);
  return (
    <MantineContext value={SETTINGS[scheme]}>
      <MantineThemeProvider theme={THEME}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

import { ROUTES } from '@housebrand/shared/react';
import { HousebrandProvider, HousebrandScreen, memoryTokens, type ScreenName } from '@housebrand/site/react';
import { deriveTokens, tokensCss } from '@housebrand/theming';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { MemoryRouter, Navigate, Route, Routes } from 'react-router';
import { PREVIEW_PAGES, type Preview } from './preview';
import { Composed } from './composed';

/** The screens that links inside a preview may open. */
const SCREENS: readonly ScreenName[] = [
  'promotions',
  'promotion',
  'faq',
  'tutorials',
  'tutorial',
  'terms',
  'privacy',
  'dailyQuests',
  'dailyQuest',
  'tournament',
  'tierDetail',
];

/** Without cookies: a preview has no session. */
const tokens = memoryTokens();

/** A page of the portal with the documents of the editor. Links to pages that it does not have lead back to its start. */
export function PreviewPage({ preview, client }: { preview: Preview; client: QueryClient }) {
  const { page, language, config } = preview;
  const { agentID: prefix, themes } = config;
  const { tokens: colors, colorScheme } = deriveTokens(themes);
  const start = `/${prefix}/${PREVIEW_PAGES[page]}`;
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['colorScheme'] = colorScheme;
    dataset['mantineColorScheme'] = colorScheme;
    document.documentElement.lang = language;
  }, [colorScheme, language]);
  return (
    <MemoryRouter key={page} initialEntries={[start]}>
      <style>{tokensCss(colors, colorScheme)}</style>
      <HousebrandProvider
        prefix={prefix}
        language={language}
        look="page"
        config={config}
        tokens={tokens}
        queryClient={client}
      >
        <Routes>
          <Route path={`/${prefix}`}>
            <Route index element={<Composed preview={preview} />} />
            {SCREENS.map((name) => (
              <Route key={name} path={ROUTES[name]} element={<HousebrandScreen name={name} />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={start} replace />} />
        </Routes>
      </HousebrandProvider>
    </MemoryRouter>
  );
}

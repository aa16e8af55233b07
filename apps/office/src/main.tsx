import '@housebrand/shared/react/fonts.css';
import '@housebrand/shared/react/base.css';
import '@mantine/core/styles.css';
import './office.css';
import { languageOf } from '@housebrand/shared';
import { createI18n, createQueryClient, storedLanguage } from '@housebrand/shared/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app';

createI18n(languageOf(storedLanguage()));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <BrowserRouter>
      <App client={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>,
);

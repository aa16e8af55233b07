import '@housebrand/shared/react/fonts.css';
import { createI18n } from '@housebrand/shared/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio';
import './studio.css';

// the operator's tool is in English, as the commands are
createI18n('en');

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);

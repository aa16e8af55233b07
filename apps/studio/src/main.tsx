import '@housebrand/shared/react/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Studio } from './studio';
import './studio.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Studio />
  </StrictMode>,
);

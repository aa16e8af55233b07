import '@housebrand/shared/react/fonts.css';
import '@housebrand/shared/react/base.css';
import { HousebrandProvider } from '@housebrand/site/react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import './gallery.css';

const requested = new URLSearchParams(window.location.search);

/** Renders every component with the tokens that the studio sends. Links lead nowhere: the page is only for viewing. */
createRoot(document.getElementById('root')!).render(
  <HousebrandProvider
    prefix={requested.get('prefix') ?? 'MTO'}
    language={requested.get('lang') ?? 'th'}
    look="page"
    onNavigate={() => {}}
  >
    <Gallery />
  </HousebrandProvider>,
);

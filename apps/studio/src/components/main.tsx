import '@housebrand/shared/react/fonts.css';
import '@housebrand/shared/react/base.css';
import { HousebrandProvider } from '@housebrand/site/react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import './gallery.css';

const requested = new URLSearchParams(window.location.search);

/** Every component in the tokens that the studio sends to this page. Links lead nowhere: it is looked at, not used. */
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

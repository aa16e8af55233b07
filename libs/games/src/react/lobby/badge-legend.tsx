import { defineMessages } from '@housebrand/shared/react';
import { useId } from 'react';
import { PROVIDER_TIERS } from '../../core';
import { TierBadge } from '../components/game-badge';
import en from '../locales/badges/en.json' with { type: 'json' };
import th from '../locales/badges/th.json' with { type: 'json' };
import classes from './badge-legend.module.css';

/** They load with the lobby, not with the home page. */
const { useMessages } = defineMessages('gameBadges', { en, th });

/** What the labels on covers say about a game's provider, and what they don't. */
export function BadgeLegend() {
  const t = useMessages();
  const id = useId();
  return (
    <section className={classes.legend} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {t('title')}
      </h3>
      <p className={classes.badges}>
        {PROVIDER_TIERS.map((tier) => tier !== '' && <TierBadge key={tier} tier={tier} />)}
      </p>
      <p className={classes.text}>{t('tiers')}</p>
    </section>
  );
}

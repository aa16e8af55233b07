import { QrCode, mediaUrl } from '@housebrand/shared/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { AgentConfig } from '../../core';
import { useThemingMessages } from '../messages';
import classes from './ambient-backdrop.module.css';
import { BrandMark } from './brand-mark';

/** What a wide screen shows beside the phone's column. */
export interface AmbientBackdropProps {
  config: AgentConfig;
  minimumAge: number;
  /** Path of the page that the QR code leads to. */
  path: string;
  /** On the left, below the agent's name. */
  navigation?: ReactNode;
}

/** The site's origin never changes. */
const never = () => () => undefined;

/** @see AmbientBackdropProps */
export default function AmbientSides({ config, minimumAge, path, navigation }: AmbientBackdropProps) {
  const t = useThemingMessages();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return (
    <div className={classes.backdrop}>
      <img className={classes.watermark} src={mediaUrl(config.logo.loadingImage)} alt="" />
      <div className={classes.start}>
        {navigation && <div className={classes.navigation}>{navigation}</div>}
        <aside className={classes.about} aria-label={t('continueTitle')}>
          <div className={classes.brand}>
            <BrandMark config={config} size={56} />
          </div>
          <div className={classes.phone}>
            <p className={classes.title}>{t('continueTitle')}</p>
            <p className={classes.quiet}>{t('continueText')}</p>
            <QrCode text={`${origin}${path}`} size={120} label={t('qrLabel')} />
          </div>
          <p className={classes.care}>
            <span>{t('ageLine', { age: minimumAge })}</span>
            <br />
            <span>{t('responsibleLine')}</span>
          </p>
        </aside>
      </div>
    </div>
  );
}

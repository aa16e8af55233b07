import { QrCode, mediaUrl } from '@housebrand/shared/react';
import { useThemingWords } from '../words';
import type { AmbientBackdropProps } from './ambient-backdrop';
import classes from './ambient-backdrop.module.css';
import { BrandMark } from './brand-mark';

/** @see AmbientBackdropProps; `origin` of the site, for the code that a phone reads */
export default function AmbientSides({ config, minimumAge, path, origin }: AmbientBackdropProps & { origin: string }) {
  const words = useThemingWords();
  return (
    <aside className={classes.backdrop} aria-label={words('continueTitle')}>
      <img className={classes.ghost} src={mediaUrl(config.logo.loadingImage)} alt="" />
      <div className={classes.brand}>
        <BrandMark config={config} size={56} />
      </div>
      <div className={classes.phone}>
        <p className={classes.title}>{words('continueTitle')}</p>
        <p className={classes.quiet}>{words('continueText')}</p>
        <QrCode text={`${origin}${path}`} size={120} label={words('qrLabel')} />
      </div>
      <p className={classes.care}>
        {words('ageLine', { age: minimumAge })}
        <br />
        {words('responsibleLine')}
      </p>
    </aside>
  );
}

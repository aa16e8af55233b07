import { QrCode, mediaUrl } from '@housebrand/shared/react';
import { useEffect, useState } from 'react';
import type { AgentConfig } from '../../core';
import { useThemingWords } from '../words';
import classes from './ambient-backdrop.module.css';
import { BrandMark } from './brand-mark';

/** From here on there is room beside the column (specification section 9, breakpoint lg). */
const WIDE = '(min-width: 1024px)';

/** The site's origin, when there is room beside the column; `null` when there is none, and at the first drawing. */
function useOriginOfWide(): string | null {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    const query = window.matchMedia?.(WIDE);
    if (!query) return undefined;
    const follow = () => setOrigin(query.matches ? window.location.origin : null);
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return origin;
}

export interface AmbientBackdropProps {
  config: AgentConfig;
  minimumAge: number;
  /** Path of the page that the QR code leads to. */
  path: string;
}

/** What stands around the column on a wide screen: the agent's own light, its name, and the way to the phone. */
export function AmbientBackdrop({ config, minimumAge, path }: AmbientBackdropProps) {
  const words = useThemingWords();
  const origin = useOriginOfWide();
  if (origin === null) return null;
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

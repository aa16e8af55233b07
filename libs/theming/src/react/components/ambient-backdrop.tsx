import { useEffect, useState } from 'react';
import type { AgentConfig } from '../../core/agent-config';
import { useThemingWords } from '../words';
import classes from './ambient-backdrop.module.css';
import { BrandMark } from './brand-mark';
import { QrCode } from './qr-code';

/** From here on there is room beside the column (specification section 9, breakpoint lg). */
const WIDE = '(min-width: 1024px)';

function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => window.matchMedia?.(WIDE).matches ?? false);
  useEffect(() => {
    const query = window.matchMedia?.(WIDE);
    if (!query) return undefined;
    const follow = () => setWide(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}

export interface AmbientBackdropProps {
  config: AgentConfig;
  minimumAge: number;
  /** The address the QR code carries. */
  address: string;
}

/** What stands around the column on a wide screen: the agent's own light, its name, and the way to the phone. */
export function AmbientBackdrop({ config, minimumAge, address }: AmbientBackdropProps) {
  const words = useThemingWords();
  if (!useIsWide()) return null;
  return (
    <aside className={classes.backdrop} aria-label={words('continueTitle')}>
      <img className={classes.ghost} src={config.logo.loadingImage} alt="" />
      <div className={classes.brand}>
        <BrandMark config={config} size={56} />
      </div>
      <div className={classes.phone}>
        <p className={classes.title}>{words('continueTitle')}</p>
        <p className={classes.quiet}>{words('continueText')}</p>
        <QrCode text={address} size={120} label={words('qrLabel')} />
      </div>
      <p className={classes.care}>
        {words('ageLine', { age: minimumAge })}
        <br />
        {words('responsibleLine')}
      </p>
    </aside>
  );
}

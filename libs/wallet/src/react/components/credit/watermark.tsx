import type { CSSProperties } from 'react';
import classes from './credit-box.module.css';

/** The silhouette of the agent's logo as a mask, which takes the text colour. Renders nothing without a URL. */
export function Watermark({ url }: { url: string | undefined }) {
  if (!url) return null;
  const mask = { '--watermark': `url("${encodeURI(url)}")` } as CSSProperties;
  return <span className={classes.watermark} style={mask} aria-hidden />;
}

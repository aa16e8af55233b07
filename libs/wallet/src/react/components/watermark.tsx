import type { CSSProperties } from 'react';
import classes from './credit-box.module.css';

/** The agent's silhouette as a mask, so that it takes the colour of the text; nothing without an address. */
export function Watermark({ url }: { url: string | undefined }) {
  if (!url) return null;
  const mask = { '--watermark': `url("${encodeURI(url)}")` } as CSSProperties;
  return <span className={classes.watermark} style={mask} aria-hidden />;
}

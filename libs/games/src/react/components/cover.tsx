import { mediaUrl } from '@housebrand/shared/react';
import { memo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { coverSources, LANDSCAPE_WIDTHS, PORTRAIT_WIDTHS } from './cover-sources';
import classes from './cover.module.css';

/** A game's picture and how it is shown; its space is reserved until it has loaded. */
export interface CoverProps {
  /** The catalogue's address, portrait or landscape to match `shape`. */
  address: string;
  /** The dominant colour, `#RRGGBB`, shown until the picture has loaded. */
  color: string;
  shape?: 'portrait' | 'landscape' | 'banner';
  /** Displayed width, for the browser's choice of rendition: the `sizes` attribute. */
  sizes: string;
  /** Above the fold: loaded at once. Other covers load lazily. */
  isPriority?: boolean;
  /** The largest picture in view, loaded before all others. At most one per page. */
  isLargest?: boolean;
  /** Shown instead of a picture that fails to load; the tile provides the accessible name. */
  name: string;
  children?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * Cancels an unfinished download when its tile unmounts: a browser opens few connections per origin, and unneeded pictures would
 * delay the next API call.
 */
function giveUpOnLeaving(image: HTMLImageElement): () => void {
  return () => {
    if (image.complete) return;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
    image.src = '';
  };
}

/** A game's picture at a fixed aspect ratio: AVIF or WebP over its dominant colour, so that nothing shifts. */
export const Cover = memo(function Cover({
  address,
  color,
  shape = 'portrait',
  sizes,
  isPriority = false,
  isLargest = false,
  name,
  children,
  ref,
}: CoverProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const sources = coverSources(address, shape === 'portrait' ? PORTRAIT_WIDTHS : LANDSCAPE_WIDTHS);
  return (
    <span ref={ref} className={`${classes.cover} ${classes[shape]}`} style={{ backgroundColor: color }}>
      {missing === address ? (
        <span className={classes.missing} aria-hidden>
          {name}
        </span>
      ) : (
        // The key forces a new element, so that the previous picture doesn't remain under the new name while loading.
        <picture key={address}>
          {sources.avif && <source type="image/avif" srcSet={mediaUrl(sources.avif)} sizes={sizes} />}
          {sources.webp && <source type="image/webp" srcSet={mediaUrl(sources.webp)} sizes={sizes} />}
          <img
            ref={giveUpOnLeaving}
            className={classes.image}
            src={mediaUrl(sources.fallback)}
            alt=""
            width={shape === 'portrait' ? 300 : 480}
            height={shape === 'portrait' ? 400 : 270}
            decoding="async"
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isLargest ? 'high' : 'low'}
            onError={() => setMissing(address)}
          />
        </picture>
      )}
      {children}
    </span>
  );
});

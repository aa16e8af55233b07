import { mediaUrl } from '@housebrand/shared/react';
import { memo, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { coverSources, LANDSCAPE_WIDTHS, PORTRAIT_WIDTHS } from './cover-sources';
import classes from './cover.module.css';

/** A game's picture, and how it is shown; its place is kept until it has come. */
export interface CoverProps {
  /** The address the catalogue gives: portrait or landscape, as `shape` says. */
  address: string;
  /** The dominant colour, `#RRGGBB`: stands until the picture has come. */
  color: string;
  shape?: 'portrait' | 'landscape' | 'banner';
  /** How wide it is shown, for the browser's choice: the `sizes` attribute. */
  sizes: string;
  /** Above the fold: fetched at once. Everything else waits until it is near. */
  isPriority?: boolean;
  /** The largest of what is seen first: fetched before all others, which give way. One a page. */
  isLargest?: boolean;
  /** Words in the place of a picture that does not come; the accessible name is the tile's. */
  name: string;
  children?: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A picture that has not come when its tile goes is given up: a browser opens few connections to one origin, and pictures
 * nobody waits for any more would keep the next call waiting.
 */
function giveUpOnLeaving(image: HTMLImageElement): () => void {
  return () => {
    if (image.complete) return;
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
    image.src = '';
  };
}

/** A game's picture at a fixed aspect ratio: AVIF, else WebP, over its dominant colour, so nothing jumps. */
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
        // another picture is another element: the one before does not stand under another name until it has come
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

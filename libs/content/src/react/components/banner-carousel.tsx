import { useState, type UIEvent } from 'react';
import { Link, Skeleton, SkeletonScreen, useLanguage, usePath, useSite, mediaUrl } from '@housebrand/shared/react';
import type { Banner } from '../../core';
import { useBanners } from '../api/get-banners';
import { useContentMessages } from '../messages';
import { bannerSources } from './banner-sources';
import classes from './banner-carousel.module.css';

/** Banners visible without swiping, on phones and wide screens. */
const IN_VIEW = 2;
/** Width of a slide, from which the browser chooses the image. */
const SIZES = '(min-width: 30rem) 395px, calc(88vw - 28px)';

/** The agent's banners in a snapping rail without automatic movement. Renders nothing without banners. */
export function BannerCarousel() {
  const { prefix } = useSite();
  const { data, isPending } = useBanners(prefix);
  if (isPending) {
    return (
      <SkeletonScreen className={classes.waiting}>
        <Skeleton
          width="min(88%, 420px)"
          height="auto"
          radius="var(--radius-box)"
          style={{ aspectRatio: '318 / 140' }}
        />
      </SkeletonScreen>
    );
  }
  return data && data.length > 0 ? <Slides banners={data} /> : null;
}

function Slides({ banners }: { banners: readonly Banner[] }) {
  const t = useContentMessages();
  const [shown, setShown] = useState(0);
  const [isNear, setNear] = useState(false);
  const comeNear = () => setNear(true);
  const follow = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    comeNear();
    setShown(nearestSlide(currentTarget));
  };
  return (
    <section aria-label={t('banners')} onPointerEnter={comeNear} onFocus={comeNear}>
      <ul className={classes.rail} onScroll={follow}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={classes.slide}>
            <BannerSlide banner={banner} isFirst={index === 0} hasPicture={isNear || index < IN_VIEW} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={classes.dots} aria-hidden>
          {banners.map(({ id }, index) => (
            <span key={id} className={classes.dot} data-current={index === shown} />
          ))}
        </div>
      )}
    </section>
  );
}

interface BannerSlideProps {
  banner: Banner;
  isFirst: boolean;
  /** Images load when the visitor comes near, to save data: until then the slide shows its background and text. */
  hasPicture: boolean;
}

function BannerSlide({ banner, isFirst, hasPicture }: BannerSlideProps) {
  const language = useLanguage();
  const path = usePath();
  return (
    <Link to={path(banner.path)} className={classes.banner}>
      {hasPicture && (
        <img
          srcSet={mediaUrl(bannerSources(banner.imgUrl))}
          sizes={SIZES}
          src={mediaUrl(banner.imgUrl)}
          alt=""
          width={636}
          height={280}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'low'}
        />
      )}
      <span className={classes.text}>
        <small>{banner.eyebrow[language]}</small>
        <b>{banner.title[language]}</b>
        <span className={classes.action}>{banner.action[language]}</span>
      </span>
    </Link>
  );
}

/** Returns the slide whose left edge is nearest to the rail's. */
function nearestSlide({ children, scrollLeft }: HTMLUListElement): number {
  const distances = Array.from(children, (slide) => Math.abs((slide as HTMLElement).offsetLeft - 16 - scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

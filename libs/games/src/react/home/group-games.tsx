import { Rail, Skeleton, SkeletonScreen, useSite } from '@housebrand/shared/react';
import type { CSSProperties } from 'react';
import type { Game } from '../../core';
import { useProviderNames } from '../api/get-provider-list';
import { useClosedProviders } from '../api/get-games-status';
import { itemWidth } from './group-layout';
import type { GroupLayout } from './group-layout';
import { gameTarget } from '../launch/launch-target';
import { useGameMessages } from '../messages';
import { GameTile } from '../components/game-tile';
import classes from './home-group.module.css';
import { WideCard } from '../components/wide-card';

interface RailShape {
  visible: number;
  rows: 1 | 2;
  /** The `sizes` attribute of the rail's covers. */
  sizes: string;
}

/** Items in view per rail; the last one is cut off. */
const RAILS: Readonly<Record<GroupLayout, RailShape>> = {
  large: { visible: 2.36, rows: 1, sizes: '(min-width: 30rem) 185px, 38vw' },
  tiles: { visible: 3.34, rows: 1, sizes: '(min-width: 30rem) 130px, 27vw' },
  small: { visible: 3.7, rows: 1, sizes: '(min-width: 30rem) 115px, 24vw' },
  twoRows: { visible: 3.34, rows: 2, sizes: '(min-width: 30rem) 130px, 27vw' },
  wide: { visible: 1.34, rows: 1, sizes: '(min-width: 30rem) 300px, 64vw' },
  banner: { visible: 1, rows: 1, sizes: '92vw' },
  list: { visible: 1, rows: 1, sizes: '92vw' },
};

export interface GroupGamesProps {
  games: readonly Game[];
  layout: GroupLayout;
  labelledBy: string;
  /** In the first rail on the screen. */
  isPriority?: boolean;
}

/** Games in a rail with the given layout. */
export function GroupGames({ games, layout, labelledBy, isPriority = false }: GroupGamesProps) {
  const { prefix } = useSite();
  const t = useGameMessages();
  const names = useProviderNames(prefix);
  const closed = useClosedProviders(prefix);
  const { visible, rows, sizes } = RAILS[layout];
  return (
    <Rail labelledBy={labelledBy} itemWidth={itemWidth(visible)} rows={rows} atFirst={(Math.ceil(visible) + 1) * rows}>
      {games.map((game, index) => {
        const providerName = names?.get(game.provider) ?? game.provider;
        return layout === 'wide' ? (
          <WideCard
            key={game.id}
            target={gameTarget(game)}
            name={game.name}
            note={providerName}
            imgUrl={game.imgUrlH}
            color={game.color}
            isLettered
          />
        ) : (
          <GameTile
            key={game.id}
            game={game}
            t={t}
            providerName={providerName}
            sizes={sizes}
            isPriority={isPriority && index < Math.ceil(visible) * rows}
            closedUntil={closed.get(game.provider)}
          />
        );
      })}
    </Rail>
  );
}

/** An empty placeholder for a group far from view, with the group's height. */
export function GroupPlace({ layout }: { layout: GroupLayout }) {
  const { visible, rows } = RAILS[layout];
  const height = layout === 'wide' ? 9 / 16 : layout === 'banner' ? 138 / 328 : 4 / 3;
  const place = {
    '--place-width': layout === 'banner' ? 'calc(100cqi - 32px)' : itemWidth(visible),
    '--place-height': height,
    '--place-rows': rows,
  } as CSSProperties;
  return <div className={layout === 'banner' ? classes.bannerPlace : classes.place} style={place} />;
}

/** Placeholder for the rail while its games load. */
export function GroupSkeleton({ layout }: { layout: GroupLayout }) {
  const { visible, rows } = RAILS[layout];
  const count = Math.ceil(visible) * rows;
  return (
    <SkeletonScreen>
      <Rail itemWidth={itemWidth(visible)} rows={rows}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton
            key={index}
            height="auto"
            radius={12}
            style={{ aspectRatio: layout === 'wide' ? '16 / 9' : '3 / 4' }}
          />
        ))}
      </Rail>
    </SkeletonScreen>
  );
}

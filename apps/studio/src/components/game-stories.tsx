import {
  Cover,
  GameBadge,
  GameGrid,
  GameGridSkeleton,
  GameSearchSheet,
  GameTile,
  HomeGroups,
  TierBadge,
  useGameLists,
  useGameMessages,
  useProviderNames,
  WideCard,
} from '@housebrand/games/react';
import { Button, usePortal } from '@housebrand/shared/react';
import { useState } from 'react';

const nothing = () => {};

/** Returns the agent's first games, with the other props of a tile. */
function useSomeGames(count: number) {
  const { prefix } = usePortal();
  const { games } = useGameLists(prefix, 'all');
  const t = useGameMessages();
  const providers = useProviderNames(prefix);
  return { games: games.slice(0, count), t, providers, nameOf: (code: string) => providers?.get(code) ?? code };
}

function Tiles() {
  const { games, t, nameOf } = useSomeGames(2);
  return (
    <div className="whole tiles">
      {games.map((game, at) => (
        <GameTile
          key={game.id}
          game={game}
          t={t}
          providerName={nameOf(game.provider)}
          sizes="140px"
          isFavorite={at === 1}
          onToggleFavorite={nothing}
        />
      ))}
    </div>
  );
}

function Grid() {
  const { games, t, providers } = useSomeGames(6);
  return (
    <GameGrid
      games={games}
      label="Games"
      t={t}
      providerNames={providers}
      closed={new Map()}
      isFavorite={() => false}
      onToggleFavorite={nothing}
    />
  );
}

function Badge() {
  const { games, t } = useSomeGames(1);
  return games.map((game) => <GameBadge key={game.id} game={{ ...game, isNew: true }} t={t} />);
}

function TierBadges() {
  return (['exclusive', 'vvip', 'vip'] as const).map((tier) => <TierBadge key={tier} tier={tier} />);
}

function Search() {
  const [isOpen, setIsOpen] = useState(false);
  const [search, setSearch] = useState('');
  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        GameSearchSheet
      </Button>
      <GameSearchSheet isOpen={isOpen} onClose={() => setIsOpen(false)} search={search} onSearch={setSearch} />
    </>
  );
}

function Covers() {
  const { games } = useSomeGames(1);
  return games.map(({ id, imgUrl, color, name }) => (
    <Cover key={id} address={imgUrl} color={color} name={name} sizes="160px" />
  ));
}

function Wide() {
  const { games, nameOf } = useSomeGames(1);
  return games.map(({ id, imgUrlH, color, name, provider, gameType }) => (
    <WideCard
      key={id}
      target={{ kind: 'game', gameID: id, provider, gameType }}
      name={name}
      note={nameOf(provider)}
      imgUrl={imgUrlH}
      color={color}
    />
  ));
}

/** Components of the games domain, with the agent's first games. */
export const gameStories = {
  HomeGroups: () => <HomeGroups isMemberExpected={false}>{null}</HomeGroups>,
  GameGrid: Grid,
  GameGridSkeleton: () => <GameGridSkeleton />,
  GameTile: Tiles,
  GameBadge: Badge,
  TierBadge: TierBadges,
  GameSearchSheet: Search,
  Cover: Covers,
  WideCard: Wide,
};

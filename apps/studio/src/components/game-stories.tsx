import {
  Cover,
  GameBadge,
  GameGrid,
  GameGridSkeleton,
  GameTile,
  HomeGroups,
  useGameLists,
  useGameMessages,
  useProviderNames,
  WideCard,
} from '@housebrand/games/react';
import { usePortal } from '@housebrand/shared/react';

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
  Cover: Covers,
  WideCard: Wide,
};

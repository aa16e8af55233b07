import type { FactoryProvider } from '@nestjs/common';
import { AgentLooks, GamePictures, ScenePictures, type PicturedGame } from '@housebrand/artwork';
import { PROMOTION_PICTURES } from '@housebrand/content';
import { BannerPictures } from '@housebrand/content/nest';
import { DAILY_GAMES, LOBBY_CODES } from '@housebrand/games';
import { CatalogueService } from '@housebrand/games/nest';
import type { CatalogueGame } from '@housebrand/providers/nest';
import { deriveTokens } from '@housebrand/theming';
import { AgentConfigService } from '@housebrand/theming/nest';
import { TournamentPictures } from '@housebrand/tournaments/nest';

/** Matches the address of one of our wide pictures in a banner or tournament. */
const SCENE = /^\/media\/banners\/([\w.-]{1,64})\.(?:avif|webp)(?:\?|$)/;

/** Binds the sources of the pictures that members see. */
export const mediaBindings: FactoryProvider[] = [
  {
    provide: GamePictures,
    inject: [CatalogueService],
    useFactory: (catalogue: CatalogueService): GamePictures => ({
      find: async (gameId) => {
        const game = await catalogue.findPictured(gameId);
        return game && pictured(game);
      },
      firstRows: async (gamesPerCategory) => (await catalogue.firstPictured(gamesPerCategory)).map(pictured),
    }),
  },
  {
    provide: ScenePictures,
    inject: [BannerPictures, TournamentPictures],
    useFactory: (banners: BannerPictures, tournaments: TournamentPictures): ScenePictures => ({
      // the esport group has its own picture for the sports lobby that it opens; the external site's pages have
      // pictures, too
      lobbies: [...LOBBY_CODES, 'ESPORT', 'LIVE', ...DAILY_GAMES, 'reward'],
      banners: async () => {
        const addresses = await Promise.all([banners.list(), tournaments.list()]);
        return [...addresses.flat(), ...PROMOTION_PICTURES].flatMap((address) => SCENE.exec(address)?.[1] ?? []);
      },
    }),
  },
  {
    provide: AgentLooks,
    inject: [AgentConfigService],
    useFactory: (configs: AgentConfigService): AgentLooks => ({
      find: async (prefix) => {
        if (!(await configs.findRecord(prefix))) return null;
        const { config } = await configs.view(prefix);
        const { tokens, colorScheme } = deriveTokens(config.themes);
        const { buttonPrimaryColor: primary, buttonSecondaryColor: secondary } = config.themes;
        return {
          prefix,
          name: config.agent.name,
          primary,
          secondary,
          dark: colorScheme === 'dark',
          colors: tokens,
          iconColor: tokens['icon-tint'],
        };
      },
    }),
  },
];

function pictured({ gameType: category, ...game }: CatalogueGame): PicturedGame {
  return { ...game, category };
}

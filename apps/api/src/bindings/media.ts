import type { FactoryProvider } from '@nestjs/common';
import { AgentLooks, GamePictures } from '@housebrand/artwork';
import { CatalogueService } from '@housebrand/games/nest';
import { deriveTokens } from '@housebrand/theming';
import { AgentConfigService } from '@housebrand/theming/nest';

/** Where the pictures that members see come from. */
export const mediaBindings: FactoryProvider[] = [
  {
    provide: GamePictures,
    inject: [CatalogueService],
    useFactory: (catalogue: CatalogueService): GamePictures => ({
      find: (gameId) => catalogue.findPictured(gameId),
      firstRows: (gamesPerCategory) => catalogue.firstPictured(gamesPerCategory),
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

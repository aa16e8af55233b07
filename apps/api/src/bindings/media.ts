import type { FactoryProvider } from '@nestjs/common';
import { GamePictures } from '@housebrand/artwork';
import { CatalogueService } from '@housebrand/games/nest';

/** Where the pictures that members see come from. */
export const mediaBindings: FactoryProvider[] = [
  {
    provide: GamePictures,
    inject: [CatalogueService],
    useFactory: (catalogue: CatalogueService): GamePictures => ({ find: (gameId) => catalogue.findPictured(gameId) }),
  },
];

import { Inject, Injectable } from '@nestjs/common';
import { SIMULATOR_CONFIG, type SimulatorConfig } from '../settings/config';
import { siteOf } from '../world/agents';
import { type CatalogueGame, gameById, gamesOf } from '../world/catalogue';
import { Openings } from '../world/openings';
import { OWN_LOBBIES } from '../world/providers';
import { CODES, Refusal, MESSAGES } from './refusal';

const SPORT_GAMES = { sport: 'SPORT', 'sbo-sport': 'SBO_SPORT', 'saba-sport': 'SABA_SPORT' } as const;

/** Finds the game to launch and checks that it may be opened. */
@Injectable()
export class LaunchChecks {
  constructor(
    private readonly openings: Openings,
    @Inject(SIMULATOR_CONFIG) private readonly config: SimulatorConfig,
  ) {}

  /** @throws Refusal if the game is unknown, the site disables it, or its studio is closed */
  game(id: string, provider: string | null, prefix: string): CatalogueGame {
    const game = gameById(id);
    if (!game || (provider !== null && game.provider !== provider))
      throw new Refusal(CODES.unknownGame, MESSAGES.unknownGame);
    const site = siteOf(prefix);
    if (site?.disabledGames.includes(game.id) || site?.disabledProviders.includes(game.provider)) {
      throw new Refusal(CODES.unknownGame, MESSAGES.unknownGame);
    }
    if (!this.openings.isOpen(game.provider)) throw new Refusal(CODES.closed, MESSAGES.closed);
    return game;
  }

  /** `LOTTO` is the lobby of all draws, `LOTTO_LAUNCH` the current hour's draw; another type is a draw's ID. @throws Refusal */
  lotto(type: string, prefix: string): CatalogueGame {
    const draws = gamesOf('Lotto');
    const draw = draws.find(({ id }) => (type === 'LOTTO_LAUNCH' ? id !== 'LOTTO' : id === type));
    return this.game(draw?.id ?? '', null, prefix);
  }

  /** @throws Refusal */
  sport(state: keyof typeof SPORT_GAMES, prefix: string): CatalogueGame {
    return this.game(SPORT_GAMES[state], null, prefix);
  }

  /** Returns a studio's own lobby: its first table. @throws Refusal */
  ownLobby(product: string, prefix: string): CatalogueGame {
    const table = OWN_LOBBIES.has(product) ? gamesOf('Casino').find(({ provider }) => provider === product) : undefined;
    return this.game(table?.id ?? '', product, prefix);
  }

  /** Checks the return address: http(s) only, so that it can't run scripts. @throws Refusal */
  returnUrl(address: string): string {
    if (!/^https?:$/.test(new URL(address).protocol)) throw new Refusal(CODES.malformed, MESSAGES.malformed);
    return address;
  }

  /** Returns the agent's portal, for launches without a return address. */
  homeOf(prefix: string): string {
    return `${this.config.portalUrl}/${prefix}`;
  }
}

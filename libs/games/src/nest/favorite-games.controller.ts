import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { NotFound, type MemberRef } from '@housebrand/shared';
import {
  ApiCall,
  AgentKeyAllowed,
  ApiEnvelope,
  ApiMemberPath,
  Idempotent,
  Self,
  Subject,
} from '@housebrand/shared/nest';
import { SaveFavoriteGamesDto } from './dto/favorite-games.dto';
import { FavoriteGamesService } from './favorite-games.service';

const example = ['NAGX-0001', 'LOTM-0007'];

@ApiTags('games')
@Controller('api/apps/favorite_games')
export class FavoriteGamesController {
  constructor(private readonly favorites: FavoriteGamesService) {}

  @Get(':prefix/:username')
  @AgentKeyAllowed()
  @ApiCall('listFavoriteGames', {
    purpose: 'Returns game ids, for the marks on game tiles and the page of favourites.',
  })
  @ApiOperation({ summary: "List the member's favourite games" })
  @ApiMemberPath()
  @ApiEnvelope(null, { example, errors: [NotFound] })
  find(@Subject() member: MemberRef): Promise<string[]> {
    return this.favorites.find(member);
  }

  @Post()
  @Idempotent()
  @ApiCall('saveFavoriteGames', {
    purpose: 'Adds or removes favourites. Send the whole list: it **replaces** the existing one.',
    effect: 'The list of favourites becomes the one sent.',
  })
  @ApiOperation({ summary: "Replace the member's favourite games" })
  @ApiEnvelope(null, { example })
  save(@Self() member: MemberRef, @Body() { games }: SaveFavoriteGamesDto): Promise<string[]> {
    return this.favorites.save(member, games);
  }
}

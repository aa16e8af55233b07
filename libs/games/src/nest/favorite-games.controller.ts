import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Forbidden } from '@housebrand/shared';
import { AgentKeyAllowed, ApiEnvelope } from '@housebrand/shared/nest';
import { SaveFavoriteGamesDto } from './dto/favorite-games.dto';
import { FavoriteGamesService } from './favorite-games.service';

const example = ['NAGX-0001', 'LOTM-0007'];

@ApiTags('games')
@Controller('api/apps/favorite_games')
export class FavoriteGamesController {
  constructor(private readonly favorites: FavoriteGamesService) {}

  @Get(':prefix/:username')
  @AgentKeyAllowed()
  @ApiOperation({ summary: "Ids of the member's favourite games" })
  @ApiParam({ name: 'prefix', example: 'MTO' })
  @ApiParam({ name: 'username', example: 'MTODEMO1' })
  @ApiEnvelope(null, { example, errors: [Forbidden] })
  find(@Param('prefix') prefix: string, @Param('username') username: string): Promise<string[]> {
    return this.favorites.find(prefix, username);
  }

  @Post()
  @ApiOperation({ summary: "Replaces the member's favourite games" })
  @ApiEnvelope(null, { example, errors: [Forbidden] })
  save(@Body() body: SaveFavoriteGamesDto): Promise<string[]> {
    return this.favorites.save(body);
  }
}

import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Forbidden, NotFound, type MemberRef } from '@housebrand/shared';
import { AgentKeyAllowed, ApiEnvelope, ApiMemberPath, Idempotent, Self, Subject } from '@housebrand/shared/nest';
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
  @ApiMemberPath()
  @ApiEnvelope(null, { example, errors: [Forbidden, NotFound] })
  find(@Subject() member: MemberRef): Promise<string[]> {
    return this.favorites.find(member);
  }

  @Post()
  @Idempotent()
  @ApiOperation({ summary: "Replaces the member's favourite games" })
  @ApiEnvelope(null, { example, errors: [Forbidden] })
  save(@Self() member: MemberRef, @Body() { games }: SaveFavoriteGamesDto): Promise<string[]> {
    return this.favorites.save(member, games);
  }
}

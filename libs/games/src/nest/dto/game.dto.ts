import { ApiProperty } from '@nestjs/swagger';
import { GAME_CATEGORIES, PROVIDER_TIERS, type Game, type GameCategory, type ProviderTier } from '../../core';

export class GameDto implements Game {
  @ApiProperty({ example: 'NAGX-0001' })
  id!: string;

  @ApiProperty({ example: 'Golden Naga' })
  name!: string;

  @ApiProperty({ example: 'NAGX', description: 'Code of the game provider.' })
  provider!: string;

  @ApiProperty({ enum: GAME_CATEGORIES, example: 'Slot' })
  gameType!: GameCategory;

  @ApiProperty({ example: 'slot-0001' })
  refID!: string;

  @ApiProperty({
    example: '/media/games/NAGX-0001/v.webp?v=1k2j3h',
    description: 'Portrait cover, 3:4. Accepts a width as `&w=`.',
  })
  imgUrl!: string;

  @ApiProperty({ example: '/media/games/NAGX-0001/h.webp?v=1k2j3h', description: 'Landscape cover, 16:9.' })
  imgUrlH!: string;

  @ApiProperty({ example: '#1B3A5C', description: 'Dominant colour of the cover.' })
  color!: string;

  @ApiProperty({ enum: PROVIDER_TIERS, example: 'exclusive' })
  providerTier!: ProviderTier;

  @ApiProperty({ example: false })
  isNew!: boolean;

  @ApiProperty({ example: true })
  isJackpot!: boolean;

  @ApiProperty({ example: 1, description: 'Popularity rank; 1 is the most popular.' })
  rank!: number;
}

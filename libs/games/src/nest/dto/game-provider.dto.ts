import { ApiProperty } from '@nestjs/swagger';
import { PROVIDER_TIERS, type GameProvider, type ProviderTier } from '../../core';

const TYPES = ['SLOT', 'LIVE', 'KENO', 'CARD', 'POKER', 'LOTTO', 'TRADE'] as const;
const PROVIDER_TYPES = ['SLOT', 'CASINO', 'CARD', 'KENO', 'POKER', 'LOTTO', 'TRADE'] as const;

export class GameProviderDto implements GameProvider {
  @ApiProperty({ example: 'NAGX' })
  provider!: string;

  @ApiProperty({ enum: PROVIDER_TIERS, example: 'exclusive' })
  providerTier!: ProviderTier;

  @ApiProperty({ example: 'Naga Forge' })
  providerName!: string;

  @ApiProperty({ enum: PROVIDER_TYPES, example: 'SLOT' })
  providerType!: GameProvider['providerType'];

  @ApiProperty({ example: 'Naga Forge' })
  name!: string;

  @ApiProperty({ example: 'NAGX' })
  product!: string;

  @ApiProperty({ enum: TYPES, example: 'SLOT' })
  type!: GameProvider['type'];

  @ApiProperty({
    example: 1,
    description: 'Display order. Slot 1–29, live 30–42, keno 43, card 44, 51, 53, poker 45, lotto 56, trade 57.',
  })
  order!: number;

  @ApiProperty({ example: '/media/providers/NAGX.svg?v=1', description: 'Wordmark, on the same origin.' })
  url!: string;

  @ApiProperty({ example: 58 })
  gameCount!: number;

  @ApiProperty({
    enum: ['launch-portal'],
    nullable: true,
    example: null,
    description: "Operation that opens the provider's own lobby; `null`: no own lobby.",
  })
  launch!: 'launch-portal' | null;
}

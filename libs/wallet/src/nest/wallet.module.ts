import { Module } from '@nestjs/common';
import { BalanceService } from './balance.service';
import { WalletController } from './wallet.controller';

/** Needs the providers' gateways. */
@Module({ controllers: [WalletController], providers: [BalanceService] })
export class WalletModule {}

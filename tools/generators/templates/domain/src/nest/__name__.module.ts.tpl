import { Module } from '@nestjs/common';

@Module({ controllers: [], providers: [] })
export class __Name__Module {}

import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { loadSettings, migrate, sharedMigrations, startWorkers } from '@housebrand/shared-nest';
import { wallet } from '@housebrand/wallet-nest';
import { Guests } from './guests.js';
import { RiverModule } from './river.module.js';

const { databaseUrl, host, port } = loadSettings(process.env);
await migrate(databaseUrl, [...sharedMigrations, ...(wallet.migrations ?? [])]);

const app = await NestFactory.create<NestFastifyApplication>(RiverModule, new FastifyAdapter(), { logger: ['error'] });
app.enableShutdownHooks();
await app.get(Guests).prepare();
await app.listen(port, host);
startWorkers(app);
console.log(`River listens at ${await app.getUrl()}`);

import { Injectable, type FactoryProvider, type InjectionToken, type Provider, type Type } from '@nestjs/common';
import { PARAMTYPES_METADATA, SELF_DECLARED_DEPS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** In a module that a host has mounted: what it is. */
export const MOUNTED = Symbol('mounted');

/** A domain that a host has mounted. */
export interface Mounted {
  controllers: readonly Type[];
  /** What it takes from outside of itself. */
  wanted: readonly InjectionToken[];
}

type HostModule = ModulesContainer extends Map<string, infer Module> ? Module : never;

const mountedModules = (modules: ModulesContainer): HostModule[] =>
  [...modules.values()].filter(({ providers }) => providers.has(MOUNTED));
const mountedAs = ({ providers }: HostModule): Mounted => providers.get(MOUNTED)!.instance as Mounted;

/** What an application has mounted. */
export const mountedIn = (modules: ModulesContainer): Mounted[] => mountedModules(modules).map(mountedAs);

/** Made before all else of a mounted module: says at once what the host has not brought, for all that it mounts. */
@Injectable()
export class MountCheck {
  /** @throws TypeError that names everything that is missing, by domain */
  constructor(modules: ModulesContainer) {
    const offered = new Set([...modules.values()].filter(({ isGlobal }) => isGlobal).flatMap((one) => exportsOf(one)));
    const problems = mountedModules(modules).flatMap((module) => {
      const known = new Set([...offered, ...[...module.imports].flatMap((one) => exportsOf(one))]);
      const missing = new Set(mountedAs(module).wanted.filter((token) => !known.has(token)));
      const names = [...missing].map((token) => (typeof token === 'function' ? token.name : String(token))).sort();
      return names.length > 0 ? [`${module.metatype.name} needs ${names.join(', ')}`] : [];
    });
    if (problems.length === 0) return;
    throw new TypeError(
      `${problems.join('; ')}. SharedModule.forRootAsync({ … }) brings what all domains share, ` +
        'ProvidersModule.forRootAsync({ … }) the gateways.',
    );
  }
}

function exportsOf(module: HostModule, seen = new Set<HostModule>()): InjectionToken[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const handedOn = [...module.imports].filter(({ metatype }) => module.exports.has(metatype));
  return [...module.exports, ...handedOn.flatMap((other) => exportsOf(other, seen))];
}

/**
 * A provider that is made once the check has passed. What it takes may be missing for that long: else Nest would name the first
 * thing that is, and nothing after it.
 */
export function afterCheck(provider: Provider): Provider {
  if (typeof provider !== 'function' && !('useFactory' in provider)) return provider;
  const inject = [MountCheck, ...wantedBy(provider).map((token) => ({ token, optional: true }))];
  const make = (_check: unknown, ...parts: unknown[]): unknown =>
    typeof provider === 'function' ? new provider(...parts) : (provider.useFactory(...parts) as unknown);
  return { provide: tokenOf(provider), inject, useFactory: make };
}

/** What a provider is asked for by. */
export const tokenOf = (provider: Provider): InjectionToken =>
  typeof provider === 'function' ? provider : provider.provide;

/** What a class or a factory takes. */
export function wantedBy(provider: Provider): InjectionToken[] {
  if (typeof provider === 'function') return parametersOf(provider);
  return 'useFactory' in provider ? ((provider as FactoryProvider).inject ?? []).map(tokenIn) : [];
}

const tokenIn = (wanted: NonNullable<FactoryProvider['inject']>[number]): InjectionToken =>
  typeof wanted === 'object' && 'token' in wanted ? wanted.token : wanted;

function parametersOf(type: Type): InjectionToken[] {
  const types = [...((Reflect.getMetadata(PARAMTYPES_METADATA, type) ?? []) as InjectionToken[])];
  type Named = { index: number; param: InjectionToken };
  for (const { index, param } of (Reflect.getMetadata(SELF_DECLARED_DEPS_METADATA, type) ?? []) as Named[])
    types[index] = param;
  return types;
}

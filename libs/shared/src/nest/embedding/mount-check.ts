import { Injectable, type FactoryProvider, type InjectionToken, type Provider, type Type } from '@nestjs/common';
import { PARAMTYPES_METADATA, SELF_DECLARED_DEPS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';

/** The token under which a mounted module provides its {@link Mounted}. */
export const MOUNTED = Symbol('mounted');

/** A domain that a host application has mounted. */
export interface Mounted {
  controllers: readonly Type[];
  /** Tokens that the domain injects from outside. */
  wanted: readonly InjectionToken[];
}

type HostModule = ModulesContainer extends Map<string, infer Module> ? Module : never;

const mountedModules = (modules: ModulesContainer): HostModule[] =>
  [...modules.values()].filter(({ providers }) => providers.has(MOUNTED));
const mountedAs = ({ providers }: HostModule): Mounted => providers.get(MOUNTED)!.instance as Mounted;

/** Returns the mounted domains of an application. */
export const mountedIn = (modules: ModulesContainer): Mounted[] => mountedModules(modules).map(mountedAs);

/** Checks all mounted modules before their other providers exist, and reports everything that the host lacks at once. */
@Injectable()
export class MountCheck {
  /** @throws TypeError with all missing tokens by domain */
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
      `${problems.join('; ')}. Import SharedModule.forRootAsync({ … }) for the shared services and ` +
        'ProvidersModule.forRootAsync({ … }) for the gateways.',
    );
  }
}

function exportsOf(module: HostModule, seen = new Set<HostModule>()): InjectionToken[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const reexported = [...module.imports].filter(({ metatype }) => module.exports.has(metatype));
  return [...module.exports, ...reexported.flatMap((other) => exportsOf(other, seen))];
}

/**
 * Wraps a provider so that it is created after the check. Its dependencies are optional for Nest, which would otherwise report only
 * the first missing one.
 */
export function afterCheck(provider: Provider): Provider {
  if (typeof provider !== 'function' && !('useFactory' in provider)) return provider;
  const inject = [MountCheck, ...wantedBy(provider).map((token) => ({ token, optional: true }))];
  const make = (_check: unknown, ...parts: unknown[]): unknown =>
    typeof provider === 'function' ? new provider(...parts) : (provider.useFactory(...parts) as unknown);
  return { provide: tokenOf(provider), inject, useFactory: make };
}

/** Returns the injection token of a provider. */
export const tokenOf = (provider: Provider): InjectionToken =>
  typeof provider === 'function' ? provider : provider.provide;

/** Returns the tokens that a class or factory injects. */
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

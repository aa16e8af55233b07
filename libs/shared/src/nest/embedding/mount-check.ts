import { Injectable, type FactoryProvider, type InjectionToken, type Provider, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** The token under which a mounted module provides its {@link Mounted}. */
export const MOUNTED = Symbol('mounted');

/** A domain that a host application has mounted. */
export interface Mounted {
  /** The name of its module. */
  name: string;
  /** Tokens that the domain injects from outside. */
  wanted: readonly InjectionToken[];
}

/** Checks all mounted modules before their other providers exist, and reports everything that the host lacks at once. */
@Injectable()
export class MountCheck {
  /** @throws TypeError with all missing tokens by domain */
  constructor(discovery: DiscoveryService) {
    const providers = discovery.getProviders();
    const offered = new Set<unknown>(providers.map(({ token }) => token));
    const mounted = providers.filter(({ token }) => token === MOUNTED).map(({ instance }) => instance as Mounted);
    const problems = mounted.flatMap(({ name, wanted }) => {
      const missing = new Set(wanted.filter((token) => !offered.has(token)).map(nameOf));
      return missing.size > 0 ? [`${name} needs ${[...missing].sort().join(', ')}`] : [];
    });
    if (problems.length === 0) return;
    throw new TypeError(
      `${problems.join('; ')}. Import SharedModule.forRootAsync({ … }) for the shared services and ` +
        'ProvidersModule.forRootAsync({ … }) for the gateways.',
    );
  }
}

/** A dependency of a factory, as Nest declares it: a token, or a token that may be missing. */
type Dependency = NonNullable<FactoryProvider['inject']>[number];

/**
 * Wraps a provider so that it is created after the check. Its dependencies are optional for Nest, which would otherwise report only
 * the first missing one. A class with `@Inject` stays with Nest, since only Nest can read which token that names.
 */
export function afterCheck(provider: Provider): Provider {
  if (typeof provider !== 'function' && !('useFactory' in provider)) return provider;
  const dependencies = dependenciesOf(provider);
  if (dependencies.includes(Object)) return provider;
  const token = tokenOf(provider);
  const make = (_check: unknown, ...parts: unknown[]): unknown => {
    const hidden = dependencies.find((one, index) => parts[index] === undefined && !isOptional(one));
    if (hidden)
      throw new TypeError(`${nameOf(token)} needs ${nameOf(tokenIn(hidden))}, which no imported module exports.`);
    return typeof provider === 'function' ? new provider(...parts) : (provider.useFactory(...parts) as unknown);
  };
  return {
    provide: token,
    inject: [MountCheck, ...dependencies.map((one) => ({ token: tokenIn(one), optional: true }))],
    useFactory: make,
  };
}

/** Returns the injection token of a provider. */
export const tokenOf = (provider: Provider): InjectionToken =>
  typeof provider === 'function' ? provider : provider.provide;

/** Returns the tokens that a class or factory needs. */
export function wantedBy(provider: Provider): InjectionToken[] {
  return dependenciesOf(provider)
    .filter((one) => one !== Object && !isOptional(one))
    .map(tokenIn);
}

function dependenciesOf(provider: Provider): readonly Dependency[] {
  if (typeof provider === 'function') return parametersOf(provider);
  return 'useFactory' in provider ? (provider.inject ?? []) : [];
}

/** Returns the types of a constructor's parameters, which TypeScript emits; `Object` for an interface. */
const parametersOf = (type: Type): InjectionToken[] =>
  (Reflect.getMetadata('design:paramtypes', type) ?? []) as InjectionToken[];

const isOptional = (dependency: Dependency): boolean =>
  typeof dependency === 'object' && 'optional' in dependency && dependency.optional;

const tokenIn = (dependency: Dependency): InjectionToken =>
  typeof dependency === 'object' && 'token' in dependency ? dependency.token : dependency;

const nameOf = (token: InjectionToken): string => (typeof token === 'function' ? token.name : String(token));

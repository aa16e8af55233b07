import {
  Controller,
  Module,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  type DynamicModule,
  type FactoryProvider,
  type InjectionToken,
  type ModuleMetadata,
  type Provider,
  type Type,
} from '@nestjs/common';
import { GLOBAL_MODULE_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MenuInterceptor } from '../context/menu';
import { AssuranceGuard } from '../context/step-up';
import { ProblemFilter } from '../http/problem.filter';
import { SuccessInterceptor } from '../http/success.interceptor';
import { createValidationPipe } from '../http/validation';
import { CallerGuard } from './callers';
import { afterCheck, MOUNTED, MountCheck, tokenOf, wantedBy, type Mounted } from './mount-check';

/** The classes of a domain's ports, by the name that a host gives them under. */
export type PortClasses = Record<string, abstract new () => object>;

/** What a host gives for them. */
export type PortsOf<Classes extends PortClasses> = { [Name in keyof Classes]: InstanceType<Classes[Name]> };

/** How an application of somebody else's mounts a domain of ours. */
export interface MountOptions<Classes extends PortClasses> {
  /** Before each address of the domain: `/wallet` makes `/wallet/api/apps/…` of `/api/apps/…`. Left out: nothing. */
  prefix?: string;
  /** Where what is injected comes from. */
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  /** Makes what the domain asks of others, each named as its port. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is injected is the host's to say, as in Nest itself
  useFactory: (...injected: any[]) => PortsOf<Classes> | Promise<PortsOf<Classes>>;
}

/**
 * A domain's module as a host mounts it: below a prefix, with the host's ports, its edge (guard, filter, pipe, interceptors) on its own
 * controllers and on nothing else. `SharedModule.forRootAsync` stands beside it.
 *
 * @throws TypeError at the start: all that is missing, of all domains, in one message
 */
export function mount<Classes extends PortClasses>(
  domain: Type,
  ports: Classes,
  options: MountOptions<Classes>,
): DynamicModule {
  const reflected = <T>(key: string): T[] => (Reflect.getMetadata(key, domain) ?? []) as T[];
  const providers = reflected<Provider>(MODULE_METADATA.PROVIDERS);
  const controllers = reflected<Type>(MODULE_METADATA.CONTROLLERS).map((controller) =>
    mountedController(controller, options.prefix ?? ''),
  );
  const own = new Set<unknown>([...providers.map(tokenOf), ...Object.values(ports)]);
  const wanted = [...providers, ...controllers, ...(controllers.length > 0 ? EDGE : [])].flatMap(wantedBy);
  const given = Symbol(`what ${domain.name} was given`);

  class MountedModule {}
  Object.defineProperty(MountedModule, 'name', { value: domain.name });
  const mounted: Mounted = { controllers, wanted: wanted.filter((token) => !own.has(token)) };
  Module({
    imports: options.imports ?? [],
    controllers,
    providers: [
      { provide: MOUNTED, useValue: mounted },
      MountCheck,
      ...providers.map(afterCheck),
      {
        provide: given,
        inject: options.inject ?? [],
        useFactory: async (...injected: unknown[]) =>
          complete(domain.name, ports, await options.useFactory(...injected)),
      },
      ...Object.entries(ports).map(([name, port]) => ({
        provide: port as InjectionToken,
        inject: [given],
        useFactory: (all: PortsOf<Classes>) => all[name],
      })),
    ],
    exports: reflected<Type>(MODULE_METADATA.EXPORTS),
  })(MountedModule);
  return { module: MountedModule, global: Reflect.hasMetadata(GLOBAL_MODULE_METADATA, domain) };
}

/** What stands before a mounted controller. */
const EDGE: Type[] = [CallerGuard, AssuranceGuard, SuccessInterceptor, MenuInterceptor, ProblemFilter];

/** The same routes below a prefix, behind our edge. A class of its own: the domain's stays as the API loads it. */
function mountedController(controller: Type, prefix: string): Type {
  class Mounted extends controller {}
  Object.defineProperty(Mounted, 'name', { value: controller.name });
  const path = Reflect.getMetadata(PATH_METADATA, controller) as string;
  Controller(`${prefix}/${path}`)(Mounted);
  UseGuards(CallerGuard, AssuranceGuard)(Mounted);
  UsePipes(createValidationPipe())(Mounted);
  UseInterceptors(SuccessInterceptor, MenuInterceptor)(Mounted);
  UseFilters(ProblemFilter)(Mounted);
  return Mounted;
}

function complete<Classes extends PortClasses>(
  name: string,
  ports: Classes,
  given: Partial<PortsOf<Classes>>,
): PortsOf<Classes> {
  const missing = Object.entries(ports).filter(([port]) => !given[port]);
  if (missing.length === 0) return given as PortsOf<Classes>;
  const said = missing.map(([port, { name: type }]) => `${port}: ${type}`).join(', ');
  throw new TypeError(`${name}.forRootAsync({ useFactory }) has to give { ${said} }.`);
}

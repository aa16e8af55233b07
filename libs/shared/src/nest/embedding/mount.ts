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

/** The port classes of a domain, by the names under which a host provides them. */
export type PortClasses = Record<string, abstract new () => object>;

/** A host's implementations of the ports. */
export type PortsOf<Classes extends PortClasses> = { [Name in keyof Classes]: InstanceType<Classes[Name]> };

/** How a host application mounts a domain. */
export interface MountOptions<Classes extends PortClasses> {
  /** Prefix of the domain's paths: with `/wallet`, `/api/apps/…` becomes `/wallet/api/apps/…`. Default: none. */
  prefix?: string;
  /** Modules that export the injected services. */
  imports?: ModuleMetadata['imports'];
  inject?: FactoryProvider['inject'];
  /** Creates the implementations of the domain's ports, by port name. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the host chooses what is injected, as in Nest itself
  useFactory: (...injected: any[]) => PortsOf<Classes> | Promise<PortsOf<Classes>>;
}

/**
 * Mounts a domain's module in a host application: under a prefix and with the host's ports. Guard, filter, pipe and interceptors
 * apply to the domain's controllers only. The host also imports `SharedModule.forRootAsync`.
 *
 * @throws TypeError at startup, with everything that is missing for all domains in one message
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
  const given = Symbol(`ports of ${domain.name}`);

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

/** Guards, interceptors and filter of a mounted controller. */
const EDGE: Type[] = [CallerGuard, AssuranceGuard, SuccessInterceptor, MenuInterceptor, ProblemFilter];

/** Returns a subclass with the same routes under a prefix, behind our edge. The domain's own class stays unchanged. */
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
  const list = missing.map(([port, { name: type }]) => `${port}: ${type}`).join(', ');
  throw new TypeError(`${name}.forRootAsync({ useFactory }) must return { ${list} }.`);
}

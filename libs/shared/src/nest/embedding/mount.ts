import {
  Module,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  type DynamicModule,
  type FactoryProvider,
  type InjectionToken,
  type ModuleMetadata,
  type Type,
} from '@nestjs/common';
import { DiscoveryModule, MetadataScanner, RouterModule } from '@nestjs/core';
import { MenuInterceptor } from '../context/menu';
import { AssuranceGuard } from '../context/step-up';
import { ProblemFilter } from '../http/problem.filter';
import { SuccessInterceptor } from '../http/success.interceptor';
import { createValidationPipe } from '../http/validation';
import { CallerGuard } from './callers';
import { afterCheck, MOUNTED, MountCheck, tokenOf, wantedBy, type Mounted } from './mount-check';
import { markMounted } from './mounted-route';

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
  useFactory: FactoryProvider<PortsOf<Classes>>['useFactory'];
}

/**
 * Mounts a domain's module in a host application: under a prefix and with the host's ports. Guard, filter, pipe and interceptors
 * apply to the domain's controllers only. The host also imports `SharedModule.forRootAsync`.
 *
 * @param domain the module with its parts, as its `@Module` declares them
 * @throws TypeError at startup, with everything that is missing for all domains in one message
 */
export function mount<Classes extends PortClasses>(
  domain: DynamicModule,
  ports: Classes,
  options: MountOptions<Classes>,
): DynamicModule {
  const { providers = [], exports = [], global = false } = domain;
  const { name } = domain.module;
  const { prefix, imports = [] } = options;
  const controllers = (domain.controllers ?? []).map(mountedController);
  const own = new Set<unknown>([...providers.map(tokenOf), ...Object.values(ports)]);
  const wanted = [...providers, ...controllers, ...(controllers.length > 0 ? EDGE : [])].flatMap(wantedBy);
  const mounted: Mounted = { name, wanted: wanted.filter((token) => !own.has(token)) };

  class MountedModule {}
  Object.defineProperty(MountedModule, 'name', { value: name });
  Module({
    imports: [
      DiscoveryModule,
      ...(prefix ? [RouterModule.register([{ path: prefix, module: MountedModule }])] : []),
      ...imports,
    ],
    controllers,
    providers: [
      { provide: MOUNTED, useValue: mounted },
      MountCheck,
      ...providers.map(afterCheck),
      ...portProviders(name, ports, options),
    ],
    exports,
  })(MountedModule);
  return { module: MountedModule, global };
}

/** Guards, interceptors and filter of a mounted controller. */
const EDGE: Type[] = [CallerGuard, AssuranceGuard, SuccessInterceptor, MenuInterceptor, ProblemFilter];

/** Returns a subclass with the same routes, behind our edge. The domain's own class has no edge of its own. */
function mountedController(controller: Type): Type {
  class Mounted extends controller {}
  Object.defineProperty(Mounted, 'name', { value: controller.name });
  UseGuards(CallerGuard, AssuranceGuard)(Mounted);
  UsePipes(createValidationPipe())(Mounted);
  UseInterceptors(SuccessInterceptor, MenuInterceptor)(Mounted);
  UseFilters(ProblemFilter)(Mounted);
  const handlers = controller.prototype as object;
  for (const method of new MetadataScanner().getAllMethodNames(handlers)) markMounted(handlers, method);
  return Mounted;
}

/** Returns the providers of the ports, whose implementations come from the host's factory. */
function portProviders<Classes extends PortClasses>(
  name: string,
  ports: Classes,
  { inject = [], useFactory }: MountOptions<Classes>,
): FactoryProvider[] {
  const given = Symbol(`ports of ${name}`);
  return [
    {
      provide: given,
      inject,
      useFactory: async (...injected: unknown[]) => complete(name, ports, await useFactory(...injected)),
    },
    ...Object.entries(ports).map(([port, type]) => ({
      provide: type as InjectionToken,
      inject: [given],
      useFactory: (all: PortsOf<Classes>) => all[port],
    })),
  ];
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

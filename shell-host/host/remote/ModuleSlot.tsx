import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { RemoteModules } from './loadModule.ts';
import { useRemoteModule } from './useRemoteModule.ts';

type ComponentModuleName = 'Header' | 'Footer' | 'NewsletterForm' | 'PreviewPanel' | 'Layout';

/** The settings of an exposed module that is a component. */
export type ModuleSettings<Name extends ComponentModuleName> = ComponentProps<
  RemoteModules[Name]['default']
>;

interface Props<Name extends ComponentModuleName> {
  name: Name;
  settings: ModuleSettings<Name>;
  /** Rendered if the module does not load or fails to render. */
  fallback?: ReactNode;
}

/** Renders an exposed module of the remote; nothing until it has loaded. */
export function ModuleSlot<Name extends ComponentModuleName>({
  name,
  settings,
  fallback = null,
}: Props<Name>) {
  const module = useRemoteModule(name);
  if (module === 'loading') return null;
  if (module === 'failed') return fallback;
  const Component: ComponentType<object> = module.default;
  return (
    <ErrorBoundary fallback={fallback}>
      <Component {...settings} />
    </ErrorBoundary>
  );
}

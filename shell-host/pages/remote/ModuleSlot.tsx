import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import type { RemoteModules } from './loadModule.ts';
import { useRemoteModule } from './useRemoteModule.ts';

type ComponentModuleName = 'Header' | 'Footer' | 'NewsletterForm' | 'PreviewPanel' | 'Layout';

/** The settings of a door that is drawn. */
export type ModuleSettings<Name extends ComponentModuleName> = ComponentProps<
  RemoteModules[Name]['default']
>;

interface Props<Name extends ComponentModuleName> {
  name: Name;
  settings: ModuleSettings<Name>;
  /** Shown where the remote does not come, or breaks. */
  fallback?: ReactNode;
}

/** The place of a module of the remote on a page. */
export function ModuleSlot<Name extends ComponentModuleName>({
  name,
  settings,
  fallback = null,
}: Props<Name>) {
  const module = useRemoteModule(name);
  if (module === 'awaited') return null;
  if (module === 'absent') return fallback;
  const Component: ComponentType<object> = module.default;
  return (
    <ErrorBoundary fallback={fallback}>
      <Component {...settings} />
    </ErrorBoundary>
  );
}

import { useEffect, useMemo, type ReactNode } from 'react';
import { report } from '../foundation/browser/report.ts';
import { ModuleContext, type ModuleContextValue } from '../foundation/sites/moduleContext.ts';
import type { ParseResult } from '../foundation/settings/parseSettings.ts';
import { ErrorBoundary } from '../foundation/ui/ErrorBoundary.tsx';
import { FasciaProvider } from './FasciaProvider.tsx';
import './tokens.css';

interface Props {
  /** The module's name in `data-fascia` and in reports. */
  module: string;
  /** The host's settings, parsed. Their problems are reported once each time they change. */
  parsed: ParseResult<Pick<ModuleContextValue, 'site' | 'locale'> & Partial<ModuleContextValue>>;
  /** Rendered at reserved height until the texts have been loaded. */
  frame?: ReactNode;
  children: ReactNode;
}

/** The shell around every exposed module: an error boundary, the page's store, its texts and its context. */
export function ModuleShell({ module, parsed, frame = null, children }: Props) {
  const { site, locale, navigate } = parsed.settings;
  const context = useMemo(() => ({ site, locale, navigate }), [site, locale, navigate]);
  const problems = parsed.problems.join('; ');
  useEffect(() => {
    if (problems) report({ module, operation: 'settings', message: problems });
  }, [module, problems]);
  return (
    <ErrorBoundary module={module} attempt={`${locale} ${problems}`}>
      <ModuleContext value={context}>
        <FasciaProvider locale={locale} frame={frame}>
          {children}
        </FasciaProvider>
      </ModuleContext>
    </ErrorBoundary>
  );
}

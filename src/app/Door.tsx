import { useEffect, type ReactNode } from 'react';
import { report } from '../foundation/browser/report.ts';
import type { Locale } from '../foundation/i18n/locales.ts';
import { ErrorBoundary } from '../foundation/ui/ErrorBoundary.tsx';
import { FasciaProvider } from './FasciaProvider.tsx';
import './tokens.css';

interface Props {
  /** The door's name in `data-fascia` and in reports. */
  module: string;
  locale: Locale;
  /** What was wrong with the host's settings; reported once each time it changes. */
  problems: readonly string[];
  frame?: ReactNode;
  children: ReactNode;
}

/** What every door has around it: a boundary, the page's store, its locale, and a report of bad settings. */
export function Door({ module, locale, problems, frame = null, children }: Props) {
  const complaint = problems.join('; ');
  useEffect(() => {
    if (complaint) report({ module, operation: 'settings', message: complaint });
  }, [module, complaint]);

  return (
    <ErrorBoundary module={module} attempt={`${locale} ${complaint}`}>
      <FasciaProvider locale={locale} frame={frame}>
        {children}
      </FasciaProvider>
    </ErrorBoundary>
  );
}

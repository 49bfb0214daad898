import { useCallback, useState, type ComponentType } from 'react';
import { report } from '../../foundation/browser/report.ts';
import type { SuggestionPanelProps } from './panelProps.ts';

type Panel = ComponentType<SuggestionPanelProps>;

/** The suggestions' code, loaded when a box gets the focus, and again with the next one if that failed. */
export function usePanelCode(): { Panel: Panel | null; load: () => void } {
  const [Panel, setPanel] = useState<Panel | null>(null);
  const load = useCallback(() => {
    import(/* webpackChunkName: "search" */ './SuggestionPanel.tsx').then(
      (panel) => setPanel(() => panel.SuggestionPanel),
      () =>
        report({ module: 'search', operation: 'load', message: 'The suggestions did not load' }),
    );
  }, []);
  return { Panel, load };
}

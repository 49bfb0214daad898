import { useEffect, useState } from 'react';
import { readCookie } from '../../foundation/browser/cookies.ts';
import { cookieNames } from '../../foundation/browser/names.ts';
import { report } from '../../foundation/browser/report.ts';
import type { PreviewPanel } from './lazy/PreviewPanel.tsx';

/** The panel's code is asked for where the staff cookie is; for everybody else nothing happens (F§6). */
export function StaffOnly() {
  const [Panel, setPanel] = useState<typeof PreviewPanel | null>(null);
  useEffect(() => {
    if (!readCookie(cookieNames.staff)) return undefined;
    let wanted = true;
    const load = async () => {
      const panel = await import(/* webpackChunkName: "preview" */ './lazy/PreviewPanel.tsx');
      if (wanted) setPanel(() => panel.PreviewPanel);
    };
    load().catch(() =>
      report({ module: 'preview-panel', operation: 'load', message: 'The panel did not load' }),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Panel && <Panel />;
}

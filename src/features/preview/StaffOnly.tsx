import { staff as staffCookie } from '#shop/cookies.ts';
import { useReducer, useSyncExternalStore } from 'react';
import { isPrerendering, onActivated } from '../../foundation/browser/page/activation.ts';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';
import { ErrorBoundary } from '../../foundation/ui/ErrorBoundary.tsx';

const previewPanel = lazyPart(
  { module: 'preview-panel', operation: 'load' },
  () => import('./chunks/preview/PreviewPanel.tsx'),
);

const hasStaffCookie = () => !isPrerendering() && Boolean(readCookie(staffCookie));
const neverOnServer = () => false;

/**
 * Renders the preview panel if the staff cookie exists. Otherwise, and on a prerendered page, loads, requests and shows
 * nothing (PREV-01, HOST-122). If the panel fails, a notice with a button to start it again replaces it (HOST-39).
 */
export function StaffOnly() {
  const isStaff = useSyncExternalStore(onActivated, hasStaffCookie, neverOnServer);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const code = useLazyPart(previewPanel, isStaff);
  if (!isStaff || !code) return null;
  return (
    <ErrorBoundary
      module="preview-panel"
      operation="panel"
      attempt={String(attempt)}
      fallback={<code.PreviewFailure onRetry={retry} />}
    >
      <code.PreviewPanel />
    </ErrorBoundary>
  );
}

import { staff as staffCookie } from '#shop/cookies.ts';
import { createElement, useEffect, useState } from 'react';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';

const previewPanel = lazyPart({ module: 'preview-panel', operation: 'load' }, async () => {
  const { PreviewPanel } = await import('./chunks/preview/PreviewPanel.tsx');
  return PreviewPanel;
});

/** The preview panel where the staff cookie exists. Everywhere else nothing is loaded, requested or shown (PREV-01). */
export function StaffOnly() {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a server does not know the cookie
    setIsStaff(Boolean(readCookie(staffCookie)));
  }, []);
  const panel = useLazyPart(previewPanel, isStaff);
  return isStaff && panel ? createElement(panel) : null;
}

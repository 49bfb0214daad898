import { staff as staffCookie } from '#shop/cookies.ts';
import { createElement, useEffect, useState } from 'react';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';

const previewPanel = lazyPart({ module: 'preview-panel', operation: 'load' }, async () => {
  const { PreviewPanel } = await import('./chunks/preview/PreviewPanel.tsx');
  return PreviewPanel;
});

/** Renders the preview panel if the staff cookie exists. Otherwise loads, requests and shows nothing (PREV-01). */
export function StaffOnly() {
  const [isStaff, setIsStaff] = useState(false);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a server cannot read the cookie
    setIsStaff(Boolean(readCookie(staffCookie)));
  }, []);
  const panel = useLazyPart(previewPanel, isStaff);
  return isStaff && panel ? createElement(panel) : null;
}

import { staff as staffCookie } from '#shop/cookies.ts';
import { createElement, useSyncExternalStore } from 'react';
import { isPrerendering, onActivated } from '../../foundation/browser/page/activation.ts';
import { readCookie } from '../../foundation/browser/storage/cookies.ts';
import { lazyPart } from '../../foundation/async/lazyPart.ts';
import { useLazyPart } from '../../foundation/async/useLazyPart.ts';

const previewPanel = lazyPart({ module: 'preview-panel', operation: 'load' }, async () => {
  const { PreviewPanel } = await import('./chunks/preview/PreviewPanel.tsx');
  return PreviewPanel;
});

const hasStaffCookie = () => !isPrerendering() && Boolean(readCookie(staffCookie));
const neverOnServer = () => false;

/**
 * Renders the preview panel if the staff cookie exists. Otherwise, and on a prerendered page, loads, requests and shows
 * nothing (PREV-01, HOST-122).
 */
export function StaffOnly() {
  const isStaff = useSyncExternalStore(onActivated, hasStaffCookie, neverOnServer);
  const panel = useLazyPart(previewPanel, isStaff);
  return isStaff && panel ? createElement(panel) : null;
}

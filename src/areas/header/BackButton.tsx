import ArrowLeft from 'lucide/dist/esm/icons/arrow-left.mjs';
import { useLingui } from '@lingui/react';
import { isAppClient } from '../../foundation/browser/cookies.ts';
import { goBack } from './goBack.ts';
import { usePath } from '../../foundation/browser/pageAddress.ts';
import { IconButton } from '../../foundation/ui/IconButton.tsx';

/** The back button: shown on mobile platforms and in app clients, on every page but the start page (HEAD-13). */
export function BackButton({ mobile }: { mobile: boolean }) {
  const { _ } = useLingui();
  const path = usePath();
  if (path === '/' || !(mobile || isAppClient())) return null;
  return (
    <IconButton data-part="back" glyph={ArrowLeft} label={_('header.back')} onClick={goBack} />
  );
}

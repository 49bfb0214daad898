import { useState } from 'react';
import { copyText } from '../../../../foundation/browser/page/copyText.ts';
import { Button } from '../../../../foundation/ui/Button.tsx';
import { linkTo, momentOf, type PreviewSelection } from './previewSelection.ts';
import { previewTexts } from './previewTexts.ts';
import { useShopTime } from './useShopTime.ts';
import styles from './PreviewModal.module.css';

interface Props {
  selection: PreviewSelection;
}

/**
 * A link that fills a colleague's fields with the selection, and a button that copies it (PREV-40). Renders nothing
 * while the selection is incomplete.
 */
export function ShareLink({ selection }: Props) {
  const [copied, setCopied] = useState<{ address: string; isDone: boolean }>();
  const { test, group } = selection;
  const { readCurrent } = useShopTime();
  const [openedAt] = useState(readCurrent);
  const { moment, problem } = momentOf(selection, openedAt);
  if (problem || (test && !group)) return null;
  const setting = { dateTime: moment, abTestName: test, abTestGroup: group };
  const address = linkTo(setting, window.location.href);
  const copy = async () => setCopied({ address, isDone: await copyText(address, null) });
  const text = copied?.isDone ? previewTexts.copied : previewTexts.notCopied;
  return (
    <>
      <a className={styles.share} data-part="share-link" href={address}>
        {previewTexts.share}
      </a>
      <Button data-part="copy-link" variant="secondary" onClick={() => void copy()}>
        {previewTexts.copy}
      </Button>
      <span className={styles.copied} role="status">
        {copied?.address === address && text}
      </span>
    </>
  );
}

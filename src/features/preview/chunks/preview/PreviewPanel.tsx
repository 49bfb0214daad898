import FlaskConical from 'lucide/dist/esm/icons/flask-conical.mjs';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../../foundation/ui/Button.tsx';
import { Icon } from '../../../../foundation/ui/Icon.tsx';
import { Dated } from './Dated.tsx';
import { PreviewModal } from './PreviewModal.tsx';
import { selectionOfLink, withoutLink, type ActivePreview } from './previewSelection.ts';
import { formatMoment, previewTexts } from './previewTexts.ts';
import { useActivePreview } from './useActivePreview.ts';
import { version } from '../../../../foundation/version.ts';
import styles from './PreviewPanel.module.css';

/** Replaces the page's URL without a navigation. Keeps the router's history state. */
function replaceAddress(address: string): void {
  if (address === window.location.href) return;
  window.history.replaceState(window.history.state, '', address);
}

/** Describes the active settings. Returns an empty string for the live shop. */
function describe({ dateTime, abTestName, abTestGroup }: ActivePreview): string {
  const moment = dateTime && formatMoment(dateTime);
  const test = abTestName && `${abTestName}: ${abTestGroup ?? ''}`;
  return [moment, test].filter(Boolean).join(' · ');
}

/** The badge's state and text. It is not "live" while the state is unknown (PREV-22). */
function badgeOf(active: ActivePreview, isUnknown: boolean): { state: string; text: string } {
  if (isUnknown) return { state: 'unknown', text: previewTexts.unknown };
  const text = describe(active);
  return text ? { state: 'preview', text } : { state: 'live', text: previewTexts.live };
}

/** The staff panel: a badge that shows the active settings and opens a modal to change them. */
export function PreviewPanel() {
  const { active, isUnknown, check, handleApplied, handleLoggedOut } = useActivePreview();
  // A colleague's link fills the fields once. When the modal is opened again, the fields show the active settings.
  const [linked, setLinked] = useState(() => selectionOfLink(window.location.href));
  const [isOpen, setIsOpen] = useState(linked !== undefined);
  const leaveLink = () => {
    setLinked(undefined);
    replaceAddress(withoutLink(window.location.href));
  };

  if (!active) return null;
  const { state, text } = badgeOf(active, isUnknown);
  return (
    <PanelFrame>
      <button
        className={styles.badge}
        data-part="open"
        data-state={state}
        type="button"
        onClick={(event) => {
          // Safari does not focus a clicked button, but the modal restores the focus when it closes.
          event.currentTarget.focus({ preventScroll: true });
          setIsOpen(true);
        }}
      >
        <Icon glyph={FlaskConical} size={20} />
        <strong>{previewTexts.open}</strong>
        <span>
          <Dated text={text} />
        </span>
      </button>
      {isUnknown && (
        <Button data-part="retry" variant="secondary" size="small" onClick={() => void check()}>
          {previewTexts.retry}
        </Button>
      )}
      {isOpen && (
        <PreviewModal
          active={active}
          linkedSelection={linked}
          onApplied={() => {
            leaveLink();
            return handleApplied();
          }}
          onLoggedOut={() => {
            leaveLink();
            handleLoggedOut();
          }}
          onUnknown={check}
          onLinkDiscarded={leaveLink}
          onClose={() => {
            setIsOpen(false);
            setLinked(undefined);
          }}
        />
      )}
    </PanelFrame>
  );
}

/** The notice in place of a panel that has failed. */
export function PreviewFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <PanelFrame>
      <span className={styles.badge} data-state="unknown" role="alert">
        {previewTexts.failed}
      </span>
      <Button data-part="retry" variant="secondary" size="small" onClick={onRetry}>
        {previewTexts.retry}
      </Button>
    </PanelFrame>
  );
}

function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <aside
      className={`fascia-root ${styles.panel}`}
      data-fascia="preview-panel"
      data-fascia-release={version}
      aria-label={previewTexts.open}
      lang="en"
    >
      {children}
    </aside>
  );
}

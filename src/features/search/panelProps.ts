import type { KeyboardEvent, Ref, RefObject } from 'react';
import type { Site } from '../../foundation/sites/sites.ts';

/** What a box asks its panel. */
export interface PanelHandle {
  /** A key was pressed in the box; true where it was the panel's. */
  press(event: KeyboardEvent): boolean;
  /** What the box shows is searched for. */
  submitted(): void;
}

/** What assistive technology is told on the field (APG, combobox). */
export interface PopupState {
  expanded: boolean;
  /** The id of the row that the keys have reached. */
  active: string | undefined;
}

/** In the header the panel lies over the page; in the icon's flyout it stands below the box, terms only (H§4). */
export type SearchVariant = 'overlay' | 'flyout';

export interface SuggestionPanelProps {
  ref: Ref<PanelHandle>;
  /** The box' name in the store; the list's id too. */
  box: string;
  site: Site;
  variant: SearchVariant;
  focused: boolean;
  input: RefObject<HTMLInputElement | null>;
  navigate: ((url: string) => void) | undefined;
  /** Shows a text in the box that was not typed. */
  onShow: (text: string) => void;
  /** The host's router is about to lead away from what was typed. */
  onGo: () => void;
  onPopup: (popup: PopupState) => void;
  /** The visitor goes somewhere else on this page. */
  onLeave: (() => void) | undefined;
}

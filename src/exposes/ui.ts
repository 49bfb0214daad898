import { withModuleShell, type ExposedControl } from '../app/withModuleShell.tsx';
import { pageTexts } from '../foundation/i18n/lazyTexts.ts';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';
import { Button as ButtonControl } from '../foundation/ui/Button.tsx';
import { ExpansionLink as ExpansionLinkControl } from '../foundation/ui/expansion/ExpansionLink.tsx';
import { ExpansionPanel as ExpansionPanelControl } from '../foundation/ui/expansion/ExpansionPanel.tsx';
import { ExpansionPanelGroup as GroupControl } from '../foundation/ui/expansion/ExpansionPanelGroup.tsx';
import { Notification as NotificationControl } from '../foundation/ui/Notification.tsx';
import { AspectRatio as AspectRatioControl } from '../foundation/ui/image/AspectRatio.tsx';
import { Checkbox as CheckboxControl } from '../foundation/ui/form/Checkbox.tsx';
import {
  IbanField as IbanControl,
  NumberField as NumberControl,
} from '../foundation/ui/form/FormattedField.tsx';
import { Modal as ModalControl } from '../foundation/ui/modal/Modal.tsx';
import { PasswordField as PasswordControl } from '../foundation/ui/form/PasswordField.tsx';
import { Rating as RatingControl } from '../foundation/ui/rating/Rating.tsx';
import { Select as SelectControl } from '../foundation/ui/form/Select.tsx';
import { TextField as TextControl } from '../foundation/ui/form/TextField.tsx';

export { version } from '../foundation/version.ts';

/*
 * The shared form controls, for hosts with their own forms (docs/requirements/controls.md).
 * Each accepts `site` (default DE) and `locale` for its own texts, needs no provider, and renders immediately.
 */

/** The settings of every control, in addition to its own props. */
export type ControlSettings = SiteSettings;

/** A button in one of five variants and three sizes. */
export const Button: ExposedControl<typeof ButtonControl> = withModuleShell(ButtonControl, 'span');
/** A heading that expands and collapses its content, of type `normal` or `radioButton`. */
export const ExpansionPanel: ExposedControl<typeof ExpansionPanelControl> =
  withModuleShell(ExpansionPanelControl);
/** The panel of type `link`: a link that looks like the other panels. */
export const ExpansionLink: ExposedControl<typeof ExpansionLinkControl> =
  withModuleShell(ExpansionLinkControl);
/** A group of panels with single or multiple selection. */
export const ExpansionPanelGroup: ExposedControl<typeof GroupControl> =
  withModuleShell(GroupControl);
/** A single-line text field. */
export const TextField: ExposedControl<typeof TextControl> = withModuleShell(TextControl);
/** A select whose `<option>`s are its children. */
export const Select: ExposedControl<typeof SelectControl> = withModuleShell(SelectControl);
/** A checkbox. */
export const Checkbox: ExposedControl<typeof CheckboxControl> = withModuleShell(CheckboxControl);
/** A message banner, optionally closable. */
export const Notification: ExposedControl<typeof NotificationControl> =
  withModuleShell(NotificationControl);
/** A modal dialog in the sizes S, M and L. */
export const Modal: ExposedControl<typeof ModalControl> = withModuleShell(ModalControl);
/** A rating of five stars, read-only or editable. */
export const Rating: ExposedControl<typeof RatingControl> = withModuleShell(RatingControl);
/** A box that keeps its aspect ratio. */
export const AspectRatio: ExposedControl<typeof AspectRatioControl> =
  withModuleShell(AspectRatioControl);
/** A password field with a strength meter. */
export const PasswordField: ExposedControl<typeof PasswordControl> =
  withModuleShell(PasswordControl);
/** An IBAN field, formatted in blocks of four. */
export const IbanField: ExposedControl<typeof IbanControl> = withModuleShell(IbanControl);
/** A field that accepts digits only. */
export const NumberField: ExposedControl<typeof NumberControl> = withModuleShell(NumberControl);

/** Resolves when the controls' texts have loaded. Never rejects. */
export async function prepare(settings: SiteSettings = {}): Promise<void> {
  await pageTexts(parseSettings(siteSettings, settings).settings.locale).load();
}

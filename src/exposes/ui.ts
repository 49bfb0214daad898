import { asDoor, type DoorOf } from '../app/asDoor.tsx';
import { prepareLocale } from '../app/prepareLocale.ts';
import { parseSiteSettings, type SiteSettings } from '../foundation/settings/siteSettings.ts';
import { Button as ButtonControl } from '../foundation/ui/Button.tsx';
import { ExpansionLink as ExpansionLinkControl } from '../foundation/ui/ExpansionLink.tsx';
import { ExpansionPanel as ExpansionPanelControl } from '../foundation/ui/ExpansionPanel.tsx';
import { ExpansionPanelGroup as GroupControl } from '../foundation/ui/ExpansionPanelGroup.tsx';
import { AspectRatio as AspectRatioControl } from '../foundation/ui/form/AspectRatio.tsx';
import { Checkbox as CheckboxControl } from '../foundation/ui/form/Checkbox.tsx';
import { IbanField as IbanControl } from '../foundation/ui/form/IbanField.tsx';
import { Modal as ModalControl } from '../foundation/ui/form/Modal.tsx';
import { Notification as NotificationControl } from '../foundation/ui/form/Notification.tsx';
import { NumberField as NumberControl } from '../foundation/ui/form/NumberField.tsx';
import { PasswordField as PasswordControl } from '../foundation/ui/form/PasswordField.tsx';
import { Rating as RatingControl } from '../foundation/ui/form/Rating.tsx';
import { Select as SelectControl } from '../foundation/ui/form/Select.tsx';
import { TextField as TextControl } from '../foundation/ui/form/TextField.tsx';

/*
 * The shared form controls, for hosts that draw forms beside fascia's (F§5, H§5). Every one takes `site`
 * (default DE) or `locale` for its own few texts, needs no provider, and is drawn at once.
 */

/** What every control can be told beside its own props. */
export type ControlSettings = SiteSettings;

/** A button in one of five variants and three sizes. */
export const Button: DoorOf<typeof ButtonControl> = asDoor('Button', ButtonControl, 'span');
/** A head, and a content that it opens and closes; type `normal` or `radioButton`. */
export const ExpansionPanel: DoorOf<typeof ExpansionPanelControl> = asDoor(
  'ExpansionPanel',
  ExpansionPanelControl,
);
/** The panel of type `link`: it looks like the others, and leads to a page. */
export const ExpansionLink: DoorOf<typeof ExpansionLinkControl> = asDoor(
  'ExpansionLink',
  ExpansionLinkControl,
);
/** Panels that belong together, single-select or multi-select. */
export const ExpansionPanelGroup: DoorOf<typeof GroupControl> = asDoor(
  'ExpansionPanelGroup',
  GroupControl,
);
/** One line of text. */
export const TextField: DoorOf<typeof TextControl> = asDoor('TextField', TextControl);
/** One of several; its `<option>`s are children. */
export const Select: DoorOf<typeof SelectControl> = asDoor('Select', SelectControl);
/** Yes or no. */
export const Checkbox: DoorOf<typeof CheckboxControl> = asDoor('Checkbox', CheckboxControl);
/** A banner that tells something, closable if wanted. */
export const Notification: DoorOf<typeof NotificationControl> = asDoor(
  'Notification',
  NotificationControl,
);
/** The platform's modal dialog in the sizes S, M and L. */
export const Modal: DoorOf<typeof ModalControl> = asDoor('Modal', ModalControl);
/** Five stars, shown or chosen. */
export const Rating: DoorOf<typeof RatingControl> = asDoor('Rating', RatingControl);
/** A box that keeps its shape. */
export const AspectRatio: DoorOf<typeof AspectRatioControl> = asDoor(
  'AspectRatio',
  AspectRatioControl,
);
/** A password and its strength. */
export const PasswordField: DoorOf<typeof PasswordControl> = asDoor(
  'PasswordField',
  PasswordControl,
);
/** An IBAN in blocks of four. */
export const IbanField: DoorOf<typeof IbanControl> = asDoor('IbanField', IbanControl);
/** Digits alone. */
export const NumberField: DoorOf<typeof NumberControl> = asDoor('NumberField', NumberControl);

/** Resolves when the controls' texts have arrived. Never rejects. */
export function prepare(settings: SiteSettings = {}): Promise<void> {
  return prepareLocale(parseSiteSettings<Required<SiteSettings>>({}, settings).settings.locale);
}

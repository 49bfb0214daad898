import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import { parseSiteSettings, type SiteSettings } from '../foundation/settings/siteSettings.ts';
import styles from './asDoor.module.css';
import { Door } from './Door.tsx';

/** Draws a control before its texts have arrived: its own few are empty, what the host gave is there. */
const noTexts = setupI18n({ locale: 'en', messages: { en: {} }, missing: () => '' });

/** A control with the settings of a door. Written out at each export, so that hosts' types can name it. */
export type DoorOf<Control extends (props: never) => ReactNode> = (
  props: Parameters<Control>[0] & SiteSettings,
) => ReactNode;

/**
 * A control as hosts use it: with the tokens, the texts and the boundary of a door around it, and no box. It
 * is drawn at once and stays the same when its texts arrive, so that nothing typed is lost.
 *
 * @param name The control, for reports.
 * @param Root `span` where it may stand in a line of text.
 */
export function asDoor<Props extends object>(
  name: string,
  Control: ComponentType<Props>,
  Root: 'div' | 'span' = 'div',
) {
  function ControlDoor({ site, locale, ...rest }: Props & SiteSettings) {
    const { settings, problems } = parseSiteSettings<Required<SiteSettings>>({}, { site, locale });
    const control = (
      <Root className={`fascia-root ${styles.around}`}>
        <Control {...(rest as unknown as Props)} />
      </Root>
    );
    return (
      <Door
        module="ui"
        locale={settings.locale}
        problems={problems}
        frame={<I18nProvider i18n={noTexts}>{control}</I18nProvider>}
      >
        {control}
      </Door>
    );
  }
  ControlDoor.displayName = name;
  return ControlDoor;
}

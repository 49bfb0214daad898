import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType, ReactNode } from 'react';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';
import { ModuleShell } from './ModuleShell.tsx';
import styles from './withModuleShell.module.css';

/** Draws a control before its texts have been loaded: its own few are empty, what the host gave is shown. */
const noTexts = setupI18n({ locale: 'en', messages: { en: {} }, missing: () => '' });

/** A control with the settings of an exposed module. Written out at each export, so that hosts' types can name it. */
export type ExposedControl<Control extends (props: never) => ReactNode> = (
  props: Parameters<Control>[0] & SiteSettings,
) => ReactNode;

/**
 * A control as hosts use it: with the tokens, the texts and the boundary of an exposed module around it, and no
 * box. It is drawn at once and stays the same element when its texts arrive, so that nothing typed is lost.
 *
 * @param name The control, for React's tools.
 * @param Root `span` where it may stand in a line of text.
 */
export function withModuleShell<Props extends object>(
  name: string,
  Control: ComponentType<Props>,
  Root: 'div' | 'span' = 'div',
) {
  function Exposed({ site, locale, ...rest }: Props & SiteSettings) {
    const control = (
      <Root className={`fascia-root ${styles.contents}`}>
        <Control {...(rest as unknown as Props)} />
      </Root>
    );
    return (
      <ModuleShell
        module="ui"
        parsed={parseSettings(siteSettings, { site, locale })}
        frame={<I18nProvider i18n={noTexts}>{control}</I18nProvider>}
      >
        {control}
      </ModuleShell>
    );
  }
  Exposed.displayName = name;
  return Exposed;
}

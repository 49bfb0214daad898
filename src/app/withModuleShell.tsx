import type { ComponentType, ReactNode } from 'react';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';
import { ModuleShell } from './ModuleShell.tsx';
import styles from './withModuleShell.module.css';

/** A control with the settings of an exposed module. Each export states it as its type, for the type archive. */
export type ExposedControl<Control extends (props: never) => ReactNode> = (
  props: Parameters<Control>[0] & SiteSettings,
) => ReactNode;

/**
 * A control as hosts use it: inside the tokens, the texts and the error boundary of an exposed module, without a box
 * of its own. It is rendered at once and stays the same element when its texts are loaded, so that typed text is kept.
 *
 * @param name The control's display name in React's developer tools.
 * @param Root The element around it; `span` for a control that may be part of a line of text.
 */
export function withModuleShell<Props extends object>(
  name: string,
  Control: ComponentType<Props>,
  Root: 'div' | 'span' = 'div',
) {
  function Exposed({ site, locale, ...rest }: Props & SiteSettings) {
    const parsed = parseSettings(siteSettings, { site, locale });
    // Without these settings the control has the page's language, because the host provides its texts.
    const lang = (site ?? locale) === undefined ? undefined : parsed.settings.locale;
    const control = (
      <Root className={`fascia-root ${styles.contents}`} lang={lang}>
        <Control {...(rest as unknown as Props)} />
      </Root>
    );
    return (
      <ModuleShell module="ui" parsed={parsed} frame={control}>
        {control}
      </ModuleShell>
    );
  }
  Exposed.displayName = name;
  return Exposed;
}

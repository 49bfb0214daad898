import type { ComponentType, ReactNode } from 'react';
import {
  parseSettings,
  siteSettings,
  type SiteSettings,
} from '../foundation/settings/parseSettings.ts';
import { ModuleShell } from './ModuleShell.tsx';
import styles from './withModuleShell.module.css';

/**
 * A control that also accepts the settings of an exposed module. Each export declares this type, for the type archive.
 */
export type ExposedControl<Control extends (props: never) => ReactNode> = (
  props: Parameters<Control>[0] & SiteSettings,
) => ReactNode;

/**
 * Wraps a control for hosts: it gets the tokens, the texts and the error boundary of an exposed module, but no box of
 * its own. The control is rendered immediately and stays mounted when its texts have been loaded, so that typed text is
 * not lost.
 *
 * @param Root The element around the control. Use `span` for a control within a line of text.
 */
export function withModuleShell<Props extends object>(
  Control: ComponentType<Props>,
  Root: 'div' | 'span' = 'div',
) {
  return function Exposed({ site, locale, ...rest }: Props & SiteSettings) {
    const parsed = parseSettings(siteSettings, { site, locale });
    // Without `site` and `locale`, the control inherits the page's language, because the host provides its texts.
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
  };
}

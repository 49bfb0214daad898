import type { ComponentProps, ReactNode } from 'react';
import { Fascia } from '../../../host-kit/src/react.tsx';
import { useRemoteModule, type RemoteModules } from '../../host/useRemoteModule.ts';
import { footerSettings, headerSettings } from '../../host/demo/pageSettings.ts';
import { usePage } from '../pages/routing/page.ts';
import { languageOf } from '../sites.ts';
import { MountedModule } from './MountedModule.tsx';
import { record } from './recordedEvents.ts';
import { moduleSettings } from './settingsInUrl.ts';
import styles from './Stage.module.css';

/** The modules that a page displays between its own header and footer. */
export type StagedName = 'NewsletterForm' | 'PreviewPanel' | 'Layout';

/** A module with the settings from the address, below its name. Shows a hint if the module renders nothing. */
export function Stage({ name }: { name: StagedName }) {
  const { site } = usePage();
  return (
    <div className={styles.frame}>
      <p className={styles.title}>{name}</p>
      <div className={styles.slot} data-stage={name} lang={languageOf(site)}>
        {name === 'Layout' ? <StagedLayout /> : <StagedModule name={name} />}
      </div>
    </div>
  );
}

function StagedLayout() {
  const page = usePage();
  const module = useRemoteModule('Layout');
  const content: ReactNode = (
    <p className={styles.content} lang="en">
      The page’s content
    </p>
  );
  const settings = { ...footerSettings(page), ...headerSettings(page), site: page.site };
  // The address may contain any value.
  type LayoutSettings = ComponentProps<RemoteModules['Layout']['Layout']>;
  return typeof module === 'string' ? null : (
    <module.Layout {...(settings as LayoutSettings)}>{content}</module.Layout>
  );
}

/** Only staff can see the preview panel. */
function StagedModule({ name }: { name: 'NewsletterForm' | 'PreviewPanel' }) {
  const { site, query } = usePage();
  const { onSubmitted, ...chosen } = moduleSettings(query, name);
  const settings = {
    site,
    ...chosen,
    ...(name === 'NewsletterForm' && onSubmitted !== 'false' && { onSubmitted: recordResult }),
  };
  if (moduleSettings(query, 'Playground')['mount'])
    return <MountedModule name={name} settings={settings} />;
  return <Fascia module={name} {...settings} />;
}

const recordResult = (result: string) => record('onSubmitted', result);

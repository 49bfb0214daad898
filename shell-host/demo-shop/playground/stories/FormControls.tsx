import { useRemoteModule } from '../../../host/useRemoteModule.ts';
import { usePage } from '../../pages/routing/page.ts';
import { ErrorBoundary } from '../../pages/ui/ErrorBoundary.tsx';
import { languageOf } from '../../sites.ts';
import { Panel } from '../Panel.tsx';
import styles from './FormControls.module.css';
import stories from './stories.json' with { type: 'json' };
import { renderNode, type StoryNode } from './Story.tsx';

/** Stories by control: the nodes that display it in all states. */
const nodesByControl = Object.entries(stories as unknown as Record<string, readonly StoryNode[]>);

/** The controls of `fascia/ui` in all states, or one of them. Their own texts are in the site's language. */
export function FormControls({ only }: { only?: string | undefined }) {
  const { site } = usePage();
  const ui = useRemoteModule('ui');
  if (ui === 'loading' || ui === 'failed') return null;
  return (
    <div className={only ? styles.only : styles.stories} lang={languageOf(site)}>
      {nodesByControl
        .filter(([name]) => !only || name === only)
        .map(([name, nodes]) => (
          <Panel title={name} level={2} key={name}>
            <div className={styles.story} data-story={name}>
              <ErrorBoundary fallback={null}>
                {nodes.map((node, index) => renderNode(node, { ui, site }, index))}
              </ErrorBoundary>
            </div>
          </Panel>
        ))}
    </div>
  );
}

import { ErrorBoundary } from '../../../host/ErrorBoundary.tsx';
import { useRemoteModule } from '../../../host/remote/useRemoteModule.ts';
import { usePage } from '../../pages/routing/page.ts';
import { languageOf } from '../../sites.ts';
import { Panel } from '../Panel.tsx';
import { AspectRatioStory, RatingStory } from './displayStories.tsx';
import {
  ButtonStory,
  ExpansionGroupStory,
  ExpansionLinkStory,
  ExpansionPanelStory,
} from './buttonStories.tsx';
import { CheckboxStory, SelectStory, TextFieldStory } from './fieldStories.tsx';
import styles from './FormControls.module.css';
import { ModalStory, NotificationStory } from './messageStories.tsx';
import { IbanStory, NumberStory, PasswordStory } from './textStories.tsx';

const stories = {
  TextField: TextFieldStory,
  Select: SelectStory,
  Checkbox: CheckboxStory,
  PasswordField: PasswordStory,
  IbanField: IbanStory,
  NumberField: NumberStory,
  Notification: NotificationStory,
  Modal: ModalStory,
  Button: ButtonStory,
  ExpansionPanel: ExpansionPanelStory,
  ExpansionLink: ExpansionLinkStory,
  ExpansionPanelGroup: ExpansionGroupStory,
  Rating: RatingStory,
  AspectRatio: AspectRatioStory,
} as const;

/** The controls of `fascia/ui` in all their states, or one of them. Their own texts are in the site's language. */
export function FormControls({ only }: { only?: string | undefined }) {
  const { site } = usePage();
  const ui = useRemoteModule('ui');
  if (ui === 'loading' || ui === 'failed') return null;
  return (
    <div className={only ? styles.only : styles.stories} lang={languageOf(site)}>
      {Object.entries(stories)
        .filter(([name]) => !only || name === only)
        .map(([name, Story]) => (
          <Panel title={name} level={2} key={name}>
            <div className={styles.story} data-story={name}>
              <ErrorBoundary fallback={null}>
                <Story ui={ui} site={site} />
              </ErrorBoundary>
            </div>
          </Panel>
        ))}
    </div>
  );
}

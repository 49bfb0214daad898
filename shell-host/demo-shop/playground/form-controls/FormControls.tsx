import { ErrorBoundary } from '../../../host/fallback.tsx';
import { useRemoteModule } from '../../../host/slots.tsx';
import { usePage } from '../../pages/routing/page.ts';
import { Section } from '../../pages/ui/Section.tsx';
import { Panel } from '../Panel.tsx';
import { usePlaygroundTexts } from '../texts/usePlaygroundTexts.ts';
import { AspectRatioStory, RatingStory } from './displayStories.tsx';
import { ButtonStory, ExpansionStory } from './buttonStories.tsx';
import { CheckboxStory, SelectStory, TextFieldStory } from './fieldStories.tsx';
import styles from './FormControls.module.css';
import { ModalStory, NotificationStory } from './messageStories.tsx';
import type { StoryProps } from './story.ts';
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
  ExpansionPanel: ExpansionStory,
  Rating: RatingStory,
  AspectRatio: AspectRatioStory,
} as const;

/** All controls of `fascia/ui` in all their states. */
export function FormControls() {
  const { site } = usePage();
  const texts = usePlaygroundTexts();
  const ui = useRemoteModule('ui');
  if (ui === 'loading' || ui === 'failed') return null;
  const props: StoryProps = { ui, site, texts };
  return (
    <Section title={texts.controls}>
      <div className={styles.stories}>
        {Object.entries(stories).map(([name, Story]) => (
          <Panel title={name} key={name}>
            <div className={styles.story} data-story={name}>
              <ErrorBoundary fallback={null}>
                <Story {...props} />
              </ErrorBoundary>
            </div>
          </Panel>
        ))}
      </div>
    </Section>
  );
}

import { fieldStates, type StoryProps } from './story.ts';

/** One line of text in each state, disabled, and with a hint. */
export function TextFieldStory({ ui: { TextField }, site, texts }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <TextField site={site} label={`${texts.field}: ${state}`} state={state} key={state} />
      ))}
      <TextField site={site} label={texts.field} state="error" message={texts.message} />
      <TextField site={site} label={texts.field} hint={texts.help} required />
      <TextField site={site} label={texts.field} defaultValue="Aroma" disabled />
    </>
  );
}

const options = ['16/9', '4/3'].map((ratio) => <option key={ratio}>{ratio}</option>);

/** One of several in each state, disabled, and with a hint. */
export function SelectStory({ ui: { Select }, site, texts }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <Select site={site} label={`${texts.field}: ${state}`} state={state} key={state}>
          {options}
        </Select>
      ))}
      <Select site={site} label={texts.field} hint={texts.help} required>
        {options}
      </Select>
      <Select site={site} label={texts.field} disabled>
        {options}
      </Select>
    </>
  );
}

/** Yes or no in each state, disabled, and with a hint. */
export function CheckboxStory({ ui: { Checkbox }, site, texts }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <Checkbox site={site} label={`${texts.field}: ${state}`} state={state} key={state} />
      ))}
      <Checkbox site={site} label={texts.field} hint={texts.help} required />
      <Checkbox site={site} label={texts.field} disabled defaultChecked />
    </>
  );
}

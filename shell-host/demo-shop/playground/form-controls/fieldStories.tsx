import { fieldStates, type StoryProps } from './story.ts';

/** A text field in each state, with a hint, and disabled. */
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

/** A select in each state, with a hint, and disabled. */
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

/** A check box in each state, with a hint, and disabled. */
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

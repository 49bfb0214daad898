import { fieldStates, type StoryProps } from './story.ts';

/** A text field in each state, with a hint, and disabled. */
export function TextFieldStory({ ui: { TextField }, site }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <TextField site={site} label={`Field: ${state}`} state={state} key={state} />
      ))}
      <TextField site={site} label="Field" state="error" message="A message" />
      <TextField site={site} label="Field" hint="A hint" required />
      <TextField site={site} label="Field" defaultValue="Aroma" disabled />
    </>
  );
}

const options = ['16/9', '4/3'].map((ratio) => <option key={ratio}>{ratio}</option>);

/** A select in each state, with a hint, and disabled. */
export function SelectStory({ ui: { Select }, site }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <Select site={site} label={`Field: ${state}`} state={state} key={state}>
          {options}
        </Select>
      ))}
      <Select site={site} label="Field" hint="A hint" required>
        {options}
      </Select>
      <Select site={site} label="Field" disabled>
        {options}
      </Select>
    </>
  );
}

/** A check box in each state, with a hint, and disabled. */
export function CheckboxStory({ ui: { Checkbox }, site }: StoryProps) {
  return (
    <>
      {fieldStates.map((state) => (
        <Checkbox site={site} label={`Field: ${state}`} state={state} key={state} />
      ))}
      <Checkbox site={site} label="Field" hint="A hint" required />
      <Checkbox site={site} label="Field" disabled defaultChecked />
    </>
  );
}

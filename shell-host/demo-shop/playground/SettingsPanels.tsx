import { updateAddress, usePage } from '../pages/routing/page.ts';
import { controls, moduleNames, type Control, type ModuleName } from './controls.ts';
import { Fields } from './Fields.tsx';
import { Panel } from './Panel.tsx';
import { defaultText, settingText, withSetting } from './settingsInUrl.ts';

const placeholders: Record<string, string> = {
  texts: 'separated by commas',
  pixels: 'px',
  addresses: 'login=/sign-in cart=/basket',
};

/** Converts a setting to a field. A flag whose default depends on the page becomes a select with three options. */
function toField(control: Control, site: string) {
  const { name, kind, options, defaultValue, description, requirement } = control;
  const hint = `${description.replaceAll('`', '')} ${requirement}`;
  if (kind === 'callback' || typeof defaultValue === 'boolean') return { name, kind: 'flag', hint };
  const byDefault = name === 'site' ? site : defaultText(control);
  if (kind === 'oneOf' || kind === 'flag') {
    const empty = byDefault ? `default: ${byDefault}` : 'default';
    return { name, kind: 'oneOf', options: options ?? ['true', 'false'], empty, hint };
  }
  return { name, kind, empty: byDefault || placeholders[kind], hint };
}

function SettingsPanel({ module }: { module: ModuleName }) {
  const { path, query, site } = usePage();
  const fields = controls[module].map((control) => toField(control, site));
  // Fields without a value show the default, so a value that equals the default is not repeated.
  const values = controls[module].map((control, index) => {
    const text = settingText(query, module, control);
    const isShown = fields[index]?.kind === 'flag' || text !== defaultText(control);
    return [control.name, isShown ? text : ''];
  });
  const change = (name: string, text: string) => {
    const control = controls[module].find((each) => each.name === name);
    const next = control && withSetting(query, module, control, text);
    if (next) updateAddress(next.size > 0 ? `${path}?${next}` : path);
  };
  return (
    <Panel title={module}>
      <Fields fields={fields} values={Object.fromEntries(values)} onChange={change} />
    </Panel>
  );
}

/** A control for every setting of every module (HOST-104). The values are part of the page's address. */
export function SettingsPanels() {
  return moduleNames.map((module) => <SettingsPanel module={module} key={module} />);
}

import { updateAddress, usePage } from '../pages/routing/page.ts';
import type { Control, ModuleName } from './controls.ts';
import { ChoiceField } from './fields/ChoiceField.tsx';
import { FlagField } from './fields/FlagField.tsx';
import { TextField } from './fields/TextField.tsx';
import { settingValue, withSetting, type SettingValue } from './settingsInUrl.ts';

interface Props {
  module: ModuleName;
  control: Control;
}

const placeholders = { text: '', list: 'separated by commas', pixels: 'px' };

/** A field for one setting, whose value is kept in the page's address. */
export function SettingField({ module, control }: Props) {
  const { path, query, site } = usePage();
  const value = settingValue(query, module, control);
  const { name, description, requirement } = control;
  const fallback = name === 'site' ? site : control.fallback;
  const field = { label: name, hint: `${description.replaceAll('`', '')} ${requirement}` };

  function setValue(next: SettingValue) {
    const address = withSetting(query, module, control, next);
    updateAddress(address.size > 0 ? `${path}?${address}` : path);
  }

  if (control.kind === 'flag') {
    const isOn = value === null ? control.defaultValue : value === true;
    return <FlagField {...field} isOn={isOn} onChange={setValue} />;
  }
  const text = String(value ?? '');
  if (control.kind === 'choice') {
    const byDefault = fallback ? `default: ${fallback}` : 'default';
    return (
      <ChoiceField
        {...field}
        value={text}
        options={[['', byDefault], ...control.options]}
        onChange={setValue}
      />
    );
  }
  return (
    <TextField
      {...field}
      value={text}
      isNumber={control.kind === 'pixels'}
      placeholder={fallback || placeholders[control.kind]}
      onChange={setValue}
    />
  );
}

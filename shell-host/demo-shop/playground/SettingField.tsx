import { updateAddress, usePage } from '../pages/routing/page.ts';
import { settingValue, withSetting, type SettingValue } from './settingsInUrl.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Control, ModuleName } from './controls.ts';
import { FlagField } from './FlagField.tsx';
import { TextField } from './TextField.tsx';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

interface Props {
  module: ModuleName;
  control: Control;
}

/** A field for one setting, whose value is kept in the page's address. */
export function SettingField({ module, control }: Props) {
  const { path, query } = usePage();
  const texts = usePlaygroundTexts();
  const value = settingValue(query, module, control);
  const { name } = control;

  function setValue(next: SettingValue) {
    const address = withSetting(query, module, control, next);
    updateAddress(address.size > 0 ? `${path}?${address}` : path);
  }

  if (control.kind === 'flag') {
    const isOn = value === null ? control.defaultValue : value === true;
    return <FlagField label={name} isOn={isOn} onChange={setValue} />;
  }
  if (control.kind === 'choice') {
    return (
      <ChoiceField
        label={name}
        value={String(value ?? '')}
        options={[['', texts.default], ...control.options.map((one) => [one, one] as const)]}
        onChange={setValue}
      />
    );
  }
  const hint = control.kind === 'list' ? texts.list : control.kind === 'pixels' ? 'px' : '';
  return (
    <TextField
      label={hint ? `${name} (${hint})` : name}
      value={String(value ?? '')}
      isNumber={control.kind === 'pixels'}
      onChange={setValue}
    />
  );
}

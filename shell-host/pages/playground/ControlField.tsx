import { adjust, usePage } from '../page.ts';
import { heldIn, withHeld, type Held } from './addressState.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { Control, ModuleName } from './controls.ts';
import { FlagField } from './FlagField.tsx';
import { TextField } from './TextField.tsx';
import { usePlaygroundTexts } from './texts/usePlaygroundTexts.ts';

interface Props {
  module: ModuleName;
  control: Control;
}

/** One setting; what it holds is in the page's address. */
export function ControlField({ module, control }: Props) {
  const { path, query } = usePage();
  const texts = usePlaygroundTexts();
  const held = heldIn(query, module, control);
  const { name } = control;

  function hold(next: Held) {
    const address = withHeld(query, module, control, next);
    adjust(address.size > 0 ? `${path}?${address}` : path);
  }

  if (control.kind === 'flag') {
    const isOn = held === null ? control.fallback : held === true;
    return <FlagField label={name} isOn={isOn} onChange={hold} />;
  }
  if (control.kind === 'choice') {
    return (
      <ChoiceField
        label={name}
        value={String(held ?? '')}
        options={[['', texts.default], ...control.options.map((one) => [one, one] as const)]}
        onChange={hold}
      />
    );
  }
  const hint = control.kind === 'list' ? texts.list : control.kind === 'pixels' ? 'px' : '';
  return (
    <TextField
      label={hint ? `${name} (${hint})` : name}
      value={String(held ?? '')}
      isNumber={control.kind === 'pixels'}
      onChange={hold}
    />
  );
}

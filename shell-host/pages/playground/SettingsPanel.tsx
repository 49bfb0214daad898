import { ControlField } from './ControlField.tsx';
import { controls, type ModuleName } from './controls.ts';
import { Panel } from './Panel.tsx';

/** Every setting of one module. */
export function SettingsPanel({ module }: { module: ModuleName }) {
  return (
    <Panel title={module}>
      {controls[module].map((control) => (
        <ControlField key={control.name} module={module} control={control} />
      ))}
    </Panel>
  );
}

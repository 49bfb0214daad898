import { SettingField } from './SettingField.tsx';
import { controls, type ModuleName } from './controls.ts';
import styles from './fields.module.css';
import { Panel } from './Panel.tsx';

/** All settings of a module. */
export function SettingsPanel({ module }: { module: ModuleName }) {
  return (
    <Panel title={module}>
      <div className={styles.fields}>
        {controls[module].map((control) => (
          <SettingField key={control.name} module={module} control={control} />
        ))}
      </div>
    </Panel>
  );
}

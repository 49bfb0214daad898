import { controls, moduleNames } from './controls.ts';
import { Panel } from './Panel.tsx';
import styles from './Playground.module.css';
import { SettingField } from './SettingField.tsx';

/** A control for every setting of every module (HOST-104). */
export function SettingsPanels() {
  return moduleNames.map((module) => (
    <Panel title={module} key={module}>
      <div className={styles.fields}>
        {controls[module].map((control) => (
          <SettingField key={control.name} module={module} control={control} />
        ))}
      </div>
    </Panel>
  ));
}

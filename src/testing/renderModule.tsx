import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import './freshPage.ts';

/** An exposed module, as in `import * as header from '../exposes/Header.tsx'`. */
export interface ExposedModule<Settings> {
  default: ComponentType<Settings>;
  prepare(settings?: Settings): Promise<void>;
}

/** Renders an exposed module on a fresh page, after its `prepare`. */
export async function renderModule<Settings extends object>(
  module: ExposedModule<Settings>,
  settings: Settings,
) {
  const { default: Module, prepare } = module;
  await prepare(settings);
  return render(<Module {...settings} />);
}

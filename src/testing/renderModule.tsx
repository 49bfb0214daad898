import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import './freshPage.ts';

/** The module of a door, as `import * as header from '../exposes/Header.tsx'` gives it. */
interface DoorModule<Settings> {
  default: ComponentType<Settings>;
  prepare(settings?: Settings): Promise<void>;
}

/** Renders a door on a page of its own, as a host does that waits for `prepare`. */
export async function renderModule<Settings extends object>(
  door: DoorModule<Settings>,
  settings: Settings,
) {
  const { default: Door, prepare } = door;
  await prepare(settings);
  return render(<Door {...settings} />);
}

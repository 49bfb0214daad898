import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Boundary } from '../Boundary.tsx';
import type { Doors } from '../remote.ts';
import { useDoor } from './useDoor.ts';

type Drawn = 'Header' | 'Footer' | 'NewsletterForm' | 'PreviewPanel' | 'Layout';

/** The settings of a door that is drawn. */
export type SettingsOf<Name extends Drawn> = ComponentProps<Doors[Name]['default']>;

interface Props<Name extends Drawn> {
  name: Name;
  settings: SettingsOf<Name>;
  /** Shown where the remote does not come, or breaks. */
  absent?: ReactNode;
}

/** The place of a module of the remote on a page. */
export function DoorSlot<Name extends Drawn>({ name, settings, absent = null }: Props<Name>) {
  const door = useDoor(name);
  if (door === 'awaited') return null;
  if (door === 'absent') return absent;
  const Module: ComponentType<object> = door.default;
  return (
    <Boundary fallback={absent}>
      <Module {...settings} />
    </Boundary>
  );
}

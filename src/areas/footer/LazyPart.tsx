import { useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { LazyModule } from './lazyDoor.ts';

interface DrawnProps<Settings> {
  as: ComponentType<Settings>;
  settings: Settings;
}

function Drawn<Settings extends object>({ as: Component, settings }: DrawnProps<Settings>) {
  return <Component {...settings} />;
}

interface Props<Settings> {
  door: LazyModule<Settings>;
  settings: Settings;
  /** Holds its place until its code has come. */
  frame?: ReactNode;
}

/** A door inside of another one, as soon as its code is there. It is asked for when it is first drawn. */
export function LazyPart<Settings extends object>({ door, settings, frame }: Props<Settings>) {
  const component = useSyncExternalStore(door.subscribe, door.get, door.get);
  useEffect(() => {
    void door.load();
  }, [door]);
  return component ? <Drawn as={component} settings={settings} /> : frame;
}

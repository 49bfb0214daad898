/** React 19 has the hook that `use-sync-external-store/shim` stands in for; react-redux still asks for the shim. */
export { useSyncExternalStore } from 'react';

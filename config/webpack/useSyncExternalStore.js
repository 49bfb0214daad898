/** Replaces `use-sync-external-store/shim`, which react-redux imports, with React's own hook. */
export { useSyncExternalStore } from 'react';

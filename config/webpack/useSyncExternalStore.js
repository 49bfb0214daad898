/** Replaces `use-sync-external-store/shim`, which react-redux imports, by React's own hook. */
export { useSyncExternalStore } from 'react';

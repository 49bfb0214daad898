/** `fascia-host/server`: header and footer for server-rendered pages. */
export {
  createFragments,
  type FetchFragmentOptions,
  type FragmentFallback,
  type Fragments,
  type FragmentsOptions,
} from './server/createFragments.ts';
export { fetchFragment, type FetchOneFragmentOptions } from './server/fetchFragment.ts';
export type { FetchedFragment, Fragment, FragmentName, FragmentSource } from './server/fragment.ts';
export type { FragmentEvent } from './server/fragmentEvents.ts';
export { fragmentHtml, headHtml, type FragmentHtmlOptions } from './server/fragmentHtml.ts';
export type { FragmentSettings } from './server/fragmentUrl.ts';
export { cspDirectives, type PolicyOptions } from './server/policy/cspDirectives.ts';
export { withFasciaPolicy } from './server/policy/withFasciaPolicy.ts';
export {
  followManifest,
  type FollowOptions,
  type ManifestEvent,
} from './server/head/followManifest.ts';
export { headTags, type HeadOptions } from './server/head/headTags.ts';
export { parseManifest, type RemoteManifest } from './server/head/manifest.ts';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fragment, FragmentFallback, FragmentSettings } from '../../../host-kit/src/server.ts';

/** The settings of header and footer. */
type Settings = FragmentSettings<'layout'>;

/** Returns the variant of a default fragment whose HTML matches these settings. React cannot hydrate another one. */
function variantOf(settings: Settings): string {
  const { path, reduced, categoryPromotionId, hideNewsletter } = settings;
  if (reduced) return '-reduced';
  if (path) return '-start';
  if (categoryPromotionId) return '-category';
  return hideNewsletter ? '-without-newsletter' : '';
}

/**
 * Sets the category promotion in the state of a default fragment. The browser hydrates the header with the settings in
 * the state, so it would otherwise load the wrong promotion.
 */
function withCategory(fragment: Fragment, { categoryPromotionId }: Settings): Fragment {
  if (!categoryPromotionId) return fragment;
  const { settings, ...others }: { settings: object } = JSON.parse(fragment.state);
  const state = JSON.stringify({ ...others, settings: { ...settings, categoryPromotionId } });
  return { ...fragment, state: state.replaceAll('<', String.raw`\u003c`) };
}

/**
 * Reads the default fragments of the remote's build, for use while the fragment service is unavailable. They are
 * rendered without the shop's services, for each module and site.
 *
 * @param folder The build's folder.
 */
export function defaultFragments(folder: string): FragmentFallback {
  const known = new Map<string, Fragment | undefined>();
  const read = (file: string): Fragment | undefined => {
    try {
      return JSON.parse(readFileSync(join(folder, 'server/defaults', file), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return (name, settings) => {
    const file = `${name}${variantOf(settings)}.${String(settings.site)}.json`;
    if (!known.has(file)) known.set(file, read(file));
    const fragment = known.get(file);
    return fragment && withCategory(fragment, settings);
  };
}

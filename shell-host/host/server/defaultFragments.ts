import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fragment, FragmentFallback, FragmentSettings } from '../../../host-kit/src/server.ts';

/** The settings of header and footer, of which each module has a part. */
type Settings = FragmentSettings<'layout'>;

/** Which of a module's default fragments has the markup of these settings: React hydrates no other. */
function variantOf(settings: Settings): string {
  const { path, reduced, categoryPromotionId, hideNewsletter } = settings;
  if (reduced) return '-reduced';
  if (path) return '-start';
  if (categoryPromotionId) return '-category';
  return hideNewsletter ? '-without-newsletter' : '';
}

/**
 * A default fragment of a category's page with the promotion of this category: the browser hydrates the header with the
 * settings that are in the fragment, and would read the promotion of the name that stands there.
 */
function withCategory(fragment: Fragment, { categoryPromotionId }: Settings): Fragment {
  if (!categoryPromotionId) return fragment;
  const { settings, ...others }: { settings: object } = JSON.parse(fragment.state);
  const state = JSON.stringify({ ...others, settings: { ...settings, categoryPromotionId } });
  return { ...fragment, state: state.replaceAll('<', String.raw`\u003c`) };
}

/**
 * The files that the remote's build writes for a time when the fragment service does not answer: each module of each site
 * as it is without the shop's services.
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

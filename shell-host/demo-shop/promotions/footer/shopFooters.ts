import { footers } from '#shop/footer.ts';
import type { FooterContent } from '../../wireTypes.ts';

const load = async ([site, read]: [string, () => Promise<{ default: unknown }>]) => {
  const content = JSON.stringify((await read()).default).replaceAll('{site}', site);
  return [site, JSON.parse(content) as FooterContent] as const;
};

/** The footers in the shop's folder by site. The demo's service returns them if it has no content of its own. */
export const shopFooters: Readonly<Record<string, FooterContent>> = Object.fromEntries(
  await Promise.all(Object.entries(footers).map(load)),
);

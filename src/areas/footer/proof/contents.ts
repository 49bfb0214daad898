import { siteCodes, type Site } from '../../../foundation/sites/sites.ts';
import { bundledContents } from '../bundledContent.ts';
import type { FooterContent } from '../footerContent.ts';

/** What is shipped for a site. */
export async function contentOf(site: Site): Promise<FooterContent> {
  await bundledContents.load(site);
  const content = bundledContents.get(site);
  if (typeof content === 'string') throw new Error(`The content of ${site} is ${content}`);
  return content;
}

/** What is shipped, for all sites. */
export async function allContents(): Promise<Map<Site, FooterContent>> {
  const contents = await Promise.all(siteCodes.map(contentOf));
  return new Map(contents.map((content, place) => [siteCodes[place] ?? 'DE', content]));
}

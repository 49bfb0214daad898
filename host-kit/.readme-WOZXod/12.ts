import { createFragments, fragmentHtml, headTags, type RemoteManifest } from 'fascia-host/server';

const baseUrl = 'https://cdn.example/fascia/';
const { fetchFragment } = createFragments({ origin: 'https://shop.example' });

async function pageWithHeader(manifest: RemoteManifest, nonce: string) {
  const header = await fetchFragment('header', { site: 'AT' });
  const modules = ['Header'] as const;
  const head = headTags(manifest, { modules, site: 'AT', baseUrl, nonce, fragments: [header] });
  const slot = fragmentHtml(header, 'header', { withHead: false });
  return `<head>${head}</head><div data-fascia-slot="Header" data-site="AT">${slot}</div>`;
}

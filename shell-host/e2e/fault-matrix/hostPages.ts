import { headTags } from '../../../host-kit/src/server.ts';
import { NONCE } from '../policy/strictPolicy.ts';
import { remoteManifest } from '../remoteManifest.ts';
import type { Host, Part } from './parts.ts';

const connect = (timeoutMs: number) => `
const { content: entry, dataset } = document.querySelector('meta[name="fascia-entry"]');
fasciaHost.connect({
  entry,
  integrity: dataset.integrity,
  timeoutMs: ${timeoutMs},
  onEvent: ({ type, module }) => /failed|broken/.test(type) && recordFailure(module),
});
fasciaHost.fillSlots();`;

const html = (head: string, end = '') => `<!doctype html>
<html lang="de"><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">${head}
<div id="header" data-slot="Header" data-fascia-slot="Header" data-site="DE"><a href="/">Shop</a></div>
<button id="own">0</button>
<script nonce="${NONCE}">own.onclick = () => { own.textContent = +own.textContent + 1 };</script>
<div data-slot="Footer" data-fascia-slot="Footer" data-site="DE" data-hide-newsletter="true"></div>
<script nonce="${NONCE}" src="/host.js"></script>${end}`;

const meta = (name: string, content = '') => `<meta name="${name}" content="${content}">`;

/** A page of a host with the kit and without React. */
function kitPage({ head = 'hashed entry' }: Part, baseUrl: string, timeoutMs: number): string {
  // Without the manifest, a host has only the entry's address.
  const manifest = head === 'no head tags' ? undefined : remoteManifest;
  const tags = headTags(manifest, {
    modules: ['Header', 'Footer'],
    site: 'DE',
    baseUrl,
    withReact: true,
    hashedEntry: head === 'hashed entry',
    nonce: NONCE,
  });
  return html(tags, `<script nonce="${NONCE}">${connect(timeoutMs)}</script>`);
}

/** A page of a host with a federation runtime and React, and without the kit. */
function runtimePage(
  { registered = 'remoteEntry.js' }: Part,
  baseUrl: string,
  timeoutMs: number,
): string {
  const { integrity } = remoteManifest;
  return html(
    [
      meta('entry', `${baseUrl}${registered}`),
      meta('manifest-integrity', integrity['mf-manifest.json']),
      meta('integrity', integrity['remoteEntry.js']),
      meta('timeout', `${timeoutMs}`),
    ].join(''),
  );
}

/**
 * The HTML of a host's page.
 *
 * @param baseUrl The address of the remote's folder.
 * @param timeoutMs The time after which a slot counts as absent.
 */
type HostPage = (part: Part, baseUrl: string, timeoutMs: number) => string;

export const hostPage: Record<Host, HostPage> = { kit: kitPage, runtime: runtimePage };

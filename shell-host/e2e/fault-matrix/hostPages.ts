import { NONCE } from '../policy/strictPolicy.ts';

const FALLBACK = '<a href="/">Shop</a>';

/** What tests ask a page. Before all other scripts, so that nothing is missed. */
const RECORD = `
window.failures = [];
window.recordFailure = (name, message) => failures.push([name, message]);
addEventListener('fascia:error', ({ detail }) => {
  failures.push([detail.module + '/' + detail.operation, detail.message]);
});
navigation.addEventListener('navigate', ({ destination }) => {
  window.isLeaving ||= !destination.sameDocument;
});
`;

/**
 * Whether the slot has its fallback half a second after its time-out. Timers run in their order, so that a busy machine does not
 * make it later than a timer of the host's that began before.
 */
const WATCH = `<script nonce="${NONCE}">
setTimeout(() => {
  const { dataset, innerText } = document.getElementById('header');
  window.afterPatience = dataset.fasciaSlotState + ': ' + innerText;
}, 3500);
</script>`;

const OWN = `<h1>A page of the host</h1>
<button id="own">0</button>
<script nonce="${NONCE}">own.onclick = () => { own.textContent = +own.textContent + 1 };</script>`;

/**
 * @param head What the kit gives to the page's head.
 * @param patienceMs So long the host waits for a module.
 */
export function kitPage(head: string, patienceMs: number): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script nonce="${NONCE}">${RECORD}</script>${head}
<div id="header" data-fascia-slot="Header" data-site="DE">${FALLBACK}</div>${OWN}
<div data-fascia-slot="Footer" data-site="DE"></div>
<script nonce="${NONCE}" src="/fascia-host.js"></script>
<script nonce="${NONCE}">
const { content: entry, dataset } = document.querySelector('meta[name="fascia-entry"]');
fasciaHost.connect({
  entry,
  integrity: dataset.integrity,
  timeoutMs: ${patienceMs},
  onEvent: ({ type, module, reason, message }) => {
    if (/failed|broken/.test(type)) recordFailure(module, type + ' ' + reason + ' ' + message);
  },
});
fasciaHost.fillSlots();
</script>${WATCH}`;
}

/**
 * @param entry The address that the host registers.
 * @param hashes Of the manifest and of the entry.
 * @param patienceMs So long the host waits for a module.
 */
export function runtimePage(
  entry: string,
  hashes: { manifest: string; entry: string },
  patienceMs: number,
): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><meta name="entry" content="${entry}">
<meta name="manifest-integrity" content="${hashes.manifest}">
<meta name="integrity" content="${hashes.entry}">
<meta name="patience" content="${patienceMs}">
<script nonce="${NONCE}">${RECORD}</script>
<div id="header" data-slot="Header">${FALLBACK}</div>${OWN}
<div data-slot="Footer"></div>
<script nonce="${NONCE}" src="/host.js"></script>${WATCH}`;
}

import { patienceOf, type Cell } from './cells.ts';

const FALLBACK = '<a href="/">Shop</a>';

/** What tests ask a page. Before all other scripts, so that nothing is missed. */
const RECORD = `
window.failures = [];
window.recordFailure = (name, message) => failures.push([name, message]);
addEventListener('fascia:error', ({ detail }) => {
  failures.push([detail.module + '/' + detail.operation, detail.message]);
});
`;

/**
 * Whether the slot has its fallback half a second after its time-out. Timers run in their order, so that a busy machine does not
 * make it later than a timer of the host's that began before.
 */
const WATCH = `<script>
setTimeout(() => {
  const { dataset, innerText } = document.getElementById('header');
  window.afterPatience = dataset.fasciaSlotState + ': ' + innerText;
}, 3500);
</script>`;

const OWN = `<h1>A page of the host</h1>
<button id="own" onclick="this.textContent = +this.textContent + 1">0</button>`;

/** @param head What the kit gives to the page's head. */
export function kitPage(cell: Cell, remote: string, head: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><script>${RECORD}</script>${head}
<div id="header" data-fascia-slot="Header" data-site="DE">${FALLBACK}</div>${OWN}
<div data-fascia-slot="Footer" data-site="DE"></div>
<script src="/fascia-host.js"></script>
<script>
fasciaHost.connect({
  entry: ${JSON.stringify(remote)} + 'container.js',
  timeoutMs: ${patienceOf(cell)},
  onEvent: ({ type, module, reason, message }) => {
    if (/failed|broken/.test(type)) recordFailure(module, type + ' ' + reason + ' ' + message);
  },
});
fasciaHost.fillSlots();
</script>${WATCH}`;
}

export function runtimePage(cell: Cell, remote: string): string {
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>Host</title>
<link rel="icon" href="data:,"><meta name="entry" content="${remote}${cell.entry}">
<meta name="patience" content="${patienceOf(cell)}">
<script>${RECORD}</script>
<div id="header" data-slot="Header">${FALLBACK}</div>${OWN}
<div data-slot="Footer"></div>
<script src="/host.js"></script>${WATCH}`;
}

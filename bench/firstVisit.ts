// Prints the bytes that a first visit to the demo shop's start page downloads, by kind, and the duration at 60 kB/s:
// `npm run build && node bench/firstVisit.ts`.
import { withProductionBuild } from './harness.ts';

const BYTES_PER_SECOND = 60_000;

await withProductionBuild(async (browser, origin) => {
  const page = await browser.newPage({ viewport: { width: 1500, height: 900 } });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  const total = [...bytes.values()].reduce((sum, each) => sum + each, 0);
  for (const [kind, count] of [...bytes, ['all', total] as const]) {
    const seconds = (count / BYTES_PER_SECOND).toFixed(1);
    process.stdout.write(
      `${kind.padEnd(12)} ${(count / 1000).toFixed(1).padStart(7)} kB ${seconds.padStart(5)} s\n`,
    );
  }
});

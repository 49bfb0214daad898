import { connect, type RemoteEvent } from 'fascia-host';

function report(event: RemoteEvent) {
  if (event.type === 'loaded') return;
  navigator.sendBeacon('/log', JSON.stringify({ ...event, page: location.pathname }));
}
connect({ entry: 'https://cdn.example/fascia/container.js', onEvent: report });

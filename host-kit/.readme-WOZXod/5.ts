import { createFragments } from 'fascia-host/server';

const { fetchFragment } = createFragments({
  origin: 'https://shop.example',
  timeoutMs: 500,
  fallback: (name, { site }) => defaults.get(`${name}.${String(site)}`),
  onEvent: (event) => event.type === 'answered' || console.warn(event),
});

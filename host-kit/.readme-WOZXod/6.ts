import { headTags, parseManifest, withFasciaPolicy } from 'fascia-host/server';

// dist/remote/fragments.json of the release that is deployed, read when the server starts.
const manifest = parseManifest(JSON.parse('{ … }'));
const nonce = btoa(crypto.randomUUID());
const baseUrl = 'https://cdn.example/fascia/';
const head = headTags(manifest, { modules: ['Header', 'Footer'], site: 'AT', baseUrl, nonce });
const policy = withFasciaPolicy("default-src 'self'", { baseUrl, nonce });

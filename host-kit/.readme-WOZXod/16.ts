import { followManifest, headTags } from 'fascia-host/server';

const baseUrl = 'https://cdn.example/fascia/';
const manifest = followManifest(`${baseUrl}releases/current.json`, {
  publicKey: 'fascia1.…',
  onEvent: console.warn,
});
const head = headTags(await manifest(), { modules: ['Header'], site: 'AT', baseUrl });

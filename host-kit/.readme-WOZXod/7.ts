import { followManifest, headTags } from 'fascia-host/server';

const baseUrl = 'https://cdn.example/fascia/';
const address = 'https://cdn.example/fascia/fragments.json';
const manifest = followManifest(address, { onEvent: console.warn });
const head = headTags(await manifest(), { modules: ['Header'], site: 'AT', baseUrl });

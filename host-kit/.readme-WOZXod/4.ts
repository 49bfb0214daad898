import { fetchFragment, fragmentHtml } from 'fascia-host/server';

const header = await fetchFragment('header', { site: 'DE' }, { origin: 'https://shop.example' });
const slot = `<div id="header">${fragmentHtml(header, 'header')}</div>`;

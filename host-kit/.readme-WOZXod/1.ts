import { connect, fill } from 'fascia-host';

connect({ entry: 'https://cdn.example/fascia/container.js' });
fill('#header', 'Header', { site: 'AT' });

import { connect, fill } from 'fascia-host';
import { routeLinks } from 'fascia-host/router';

const navigate = (address: string) => router.navigate(address);
connect({ entry: 'https://cdn.example/fascia/container.js' });
fill('[data-fascia-slot="Header"]', 'Header', { site: 'AT', navigate });
routeLinks((address) => address.startsWith('/category/') && navigate(address));

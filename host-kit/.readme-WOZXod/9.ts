import { routeLinks } from 'fascia-host/router';

const isMine = (address: string) => /^\/(category|product)\//.test(address);
const stop = routeLinks((address) => isMine(address) && router.navigate(address));

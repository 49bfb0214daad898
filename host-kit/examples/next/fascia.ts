'use client';

import { connect } from 'fascia-host';
import { sharedReact } from 'fascia-host/react';

export { Fascia } from 'fascia-host/react';

if (typeof window !== 'undefined') {
  connect({ entry: 'https://shop.example/remote/container.js', share: sharedReact });
}

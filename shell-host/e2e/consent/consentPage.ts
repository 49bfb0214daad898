import { loadConsentScript } from '../../../src/areas/header/consent.ts';

loadConsentScript('AT');

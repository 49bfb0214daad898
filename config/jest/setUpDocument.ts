import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A limit for what never appears. The default of one second is too short for lazy code on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

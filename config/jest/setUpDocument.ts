import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Limit for elements that never appear. The default of one second is too short for lazy code on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

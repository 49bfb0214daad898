import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// By default `findBy…` and `waitFor` give up after a second, in which a busy machine may not have compiled lazy code.
configure({ asyncUtilTimeout: 10_000 });

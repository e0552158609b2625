// Before each test file: properties draw their inputs from the seed of the run.
import fc from 'fast-check';
import { testSeed } from './full-size.ts';

fc.configureGlobal({ seed: testSeed });

// Runs before each test file: property tests use the seed of the run.
import fc from 'fast-check';
import { testSeed } from './full-size.ts';

fc.configureGlobal({ seed: testSeed });

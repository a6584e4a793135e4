import fc from 'fast-check'
import { testSeed } from './test-seed.ts'

// A setup file of Vitest. TEST_PATH leads straight to the shrunk value of a counterexample; it belongs to one test alone.
const { TEST_PATH } = process.env
fc.configureGlobal({ seed: testSeed, ...(TEST_PATH ? { path: TEST_PATH, endOnFailure: true } : {}) })

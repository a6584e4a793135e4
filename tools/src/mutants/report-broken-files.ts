import type { Reporter, Vitest } from 'vitest/node'

/**
 * A change may break a test file before its first test, where it prepares what its tests look at. Stryker reads tests only, and would
 * take a file without any for one that noticed nothing; so it is told as an error of the run.
 */
export function reportBrokenFiles(): Reporter {
  let vitest: Vitest
  return {
    onInit: (started) => {
      vitest = started
    },
    onTestRunEnd: (modules) => {
      for (const error of modules.flatMap((module) => module.errors())) vitest.state.errorsSet.add(error)
    },
  }
}

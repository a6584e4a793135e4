import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'
import { QuickFirst } from './src/mutants/quick-first.ts'
import { reportBrokenFiles } from './src/mutants/report-broken-files.ts'

// Some projects of the whole, with the tests of one area: what Stryker runs in its copy of the repository.
const { MUTANTS_PROJECTS = '', MUTANTS_TESTS = '' } = process.env
const names = MUTANTS_PROJECTS.split(',')
const tests = MUTANTS_TESTS.split('\n')
/** Those that the project runs, or each test would run in every project of the area. */
const includeOf = (own: readonly string[] = []) => {
  const folders = new Set(own.map((pattern) => pattern.split('/', 1)[0]))
  return tests.filter((pattern) => folders.has(pattern.replace(/^!/, '').split('/', 1)[0]))
}
/** Of a test, in milliseconds: counting which lines run makes those that draw plans many times slower. Stryker ends what never ends. */
const testTimeout = 300_000
const projects = (whole.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const { name } = project.test ?? {}
  return typeof name === 'string' && names.includes(name)
    ? [{ ...project, test: { ...project.test, include: includeOf(project.test?.include), testTimeout } }]
    : []
})
if (projects.length < names.length) throw new Error(`One of the projects "${names.join()}" is missing.`)

export default defineConfig({
  test: { projects, sequence: { sequencer: QuickFirst }, reporters: [reportBrokenFiles()] },
})

import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'
import { QuickFirst } from './src/mutants/quick-first.ts'
import { reportBrokenFiles } from './src/mutants/report-broken-files.ts'

// Some projects of the whole, with the tests of one area: what Stryker runs in its copy of the repository.
const { MUTANTS_PROJECTS = '', MUTANTS_TESTS = '' } = process.env
const names = MUTANTS_PROJECTS.split(',')
const include = MUTANTS_TESTS.split('\n')
const projects = (whole.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return []
  const { name } = project.test ?? {}
  return typeof name === 'string' && names.includes(name)
    ? [{ ...project, test: { ...project.test, include } }]
    : []
})
if (projects.length < names.length) throw new Error(`One of the projects "${names.join()}" is missing.`)

export default defineConfig({
  test: { projects, sequence: { sequencer: QuickFirst }, reporters: [reportBrokenFiles()] },
})

import { defineConfig } from 'vitest/config'
import whole from '../vitest.config.ts'

// One project of the whole, with the tests of one area: what Stryker runs in its copy of the repository.
const { MUTANTS_PROJECT, MUTANTS_TESTS = '' } = process.env
const projects = whole.test?.projects?.filter((project) => typeof project === 'object') ?? []
const chosen = projects.find((project) => 'test' in project && project.test?.name === MUTANTS_PROJECT)
if (!chosen || !('test' in chosen)) throw new Error(`There is no project "${MUTANTS_PROJECT}".`)

export default defineConfig({
  test: { projects: [{ ...chosen, test: { ...chosen.test, include: MUTANTS_TESTS.split('\n') } }] },
})

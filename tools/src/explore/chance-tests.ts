import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'

const skippedFolders = ['node_modules', 'dist', 'artefact']
/** A property of fast-check, or the test app's plans, which are drawn from the run's seed. */
const usesChance = /from '(fast-check|@butterleaf\/testing\/test-plan)'|fuzzCall/

/** The test files under the folders whose outcome depends on TEST_SEED. */
export function chanceTests(folders: readonly string[]): string[] {
  return folders.flatMap((folder) => testFilesUnder(folder).filter(dependsOnSeed)).sort()
}

function dependsOnSeed(file: string): boolean {
  return usesChance.test(readFileSync(join(root, file), 'utf8'))
}

function testFilesUnder(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skippedFolders.includes(entry.name) ? [] : testFilesUnder(path)
    return /\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const mostFiles = 25
const code = /^(apps|packages|testing|tools|e2e|scripts)\//
/** Recipes, foods and migrations are lists that only grow. */
const lists = /\/database\/migrations$/

function filesByFolder(files: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const file of files.filter((each) => code.test(each))) {
    const folder = path.posix.dirname(file)
    if (!lists.test(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return counts
}

function crowdedFolders(files: readonly string[]): string[] {
  return [...filesByFolder(files)].filter(([, count]) => count > mostFiles).map(([folder]) => folder)
}

/** What git has, or would add; in a copy without git there is nothing to ask. */
function readFileNames(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { cwd: repository, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

it.skipIf(readFileNames().length === 0)('no folder of the code has more than 25 files', () => {
  const files = readFileNames()
  expect(filesByFolder(files).size).toBeGreaterThan(100)
  expect(crowdedFolders(files)).toEqual([])
})

it('a folder of 26 files is found', () => {
  const files = Array.from({ length: mostFiles + 1 }, (_, index) => `apps/web/src/ui/form/any-${index}.ts`)
  expect(crowdedFolders(files)).toEqual(['apps/web/src/ui/form'])
  expect(crowdedFolders(files.slice(1))).toEqual([])
})

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.mjs'

const skippedFolders = new Set(['node_modules', 'dist', 'artefact', '.git'])
const skippedFiles = /\.test\.tsx?$|\.tsbuildinfo$/

/**
 * One hash over the names and the contents of files and folders, relative to the repository. Contents, not
 * times: a checkout, a copy or a switch of branches and back must not cost a build.
 */
export function fingerprint(inputs, base = root) {
  const hash = createHash('sha256')
  for (const path of inputs.flatMap((input) => filesUnder(base, input)))
    hash.update(`${path}\0${readFileSync(join(base, path), 'latin1')}\0`, 'latin1')
  return hash.digest('hex')
}

function filesUnder(base, path) {
  const stats = statSync(join(base, path), { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  return readdirSync(join(base, path), { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? !skippedFolders.has(entry.name) : !skippedFiles.test(entry.name),
    )
    .map((entry) => `${path}/${entry.name}`)
    .sort()
    .flatMap((child) => filesUnder(base, child))
}

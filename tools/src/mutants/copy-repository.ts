import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../../../scripts/setup/steps.mjs'

/** Rebuilt, large, or not the copy's own. */
const leftOut = ['node_modules', '.git', '.cache', 'data', 'test-results', 'playwright-report']

/** The working tree with what was built in it. Packages are links to those installed; our own lead into the copy. */
export function copyRepository(to: string): void {
  const isLeftOut = (path: string) => leftOut.includes(relative(root, path)) || path.endsWith('/node_modules')
  cpSync(root, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !isLeftOut(path) })
  for (const workspace of ['apps/api', 'apps/web']) {
    const own = join(root, workspace, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(to, workspace, 'node_modules'))
  }
  const packages = join(root, 'node_modules')
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(packages)) {
    if (name === '.cache' || name.startsWith('.vite')) continue
    const [from, link] = [join(packages, name), join(to, 'node_modules', name)]
    if (name === '@butterleaf') cpSync(from, link, { recursive: true, verbatimSymlinks: true })
    else symlinkSync(from, link)
  }
}

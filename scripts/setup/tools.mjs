import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './root.mjs'

/** The arguments that run an installed tool with this same Node: no shell, so paths may hold spaces. */
export function tool(packageName, binName, ...args) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return [join(folder, typeof bin === 'string' ? bin : bin[binName]), ...args]
}

/** npm as it was called; found on PATH when a script runs without it. */
export function npm(...args) {
  const cli = process.env.npm_execpath ?? ''
  if (basename(cli) === 'npm-cli.js') return { command: process.execPath, args: [cli, ...args] }
  return { command: 'npm', args }
}

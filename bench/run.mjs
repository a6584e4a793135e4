import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildCookbook } from '../scripts/setup/build.mjs'
import { install } from '../scripts/setup/install.mjs'
import { root } from '../scripts/setup/root.mjs'
import { runBuilt } from '../scripts/setup/run-built.mjs'
import { Refusal, runCommand } from '../scripts/setup/steps.mjs'

const self = 'run.mjs'

/** `npm run bench -- NAME …`: one benchmark of this folder, or the list of them. */
await runCommand(async ([name, ...args]) => {
  const names = readdirSync(join(root, 'bench'))
    .filter((file) => file.endsWith('.mjs') && file !== self)
    .map((file) => file.slice(0, -'.mjs'.length))
  if (!name) {
    console.log(`Benchmarks: ${names.join(', ')}. Run one by npm run bench -- NAME.`)
    return 0
  }
  if (!existsSync(join(root, 'bench', `${name}.mjs`))) throw new Refusal(`There is no benchmark "${name}".`)
  await install()
  await buildCookbook()
  return runBuilt(join(root, 'bench', `${name}.mjs`), args)
})

import { join } from 'node:path'
import { root } from '../setup/root.mjs'
import { runBuilt } from '../setup/run-built.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'

const drills = ['kill', 'patroni', 'disk', 'slow-database', 'two-processes', 'query-plans']

/** `npm run drill -- NAME …`: breaks something for real and checks what must hold (docs/drills.md). */
await runCommand(async ([name, ...args]) => {
  if (!name) {
    console.log(`Drills: ${drills.join(', ')}. Run one by npm run drill -- NAME.`)
    return 0
  }
  if (!drills.includes(name)) throw new Refusal(`There is no drill "${name}".`)
  return runBuilt(join(root, 'scripts', 'drills', `${name}.mjs`), args)
})

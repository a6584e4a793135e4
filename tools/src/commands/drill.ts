import path from 'node:path'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { Refusal, root, runCommand } from '../../../scripts/setup/steps.mjs'
import { runOpenly } from '../machine/run-openly.ts'

const drills = ['kill', 'patroni', 'disk', 'slow-database', 'two-processes', 'query-plans']

/** `npm run drill -- NAME …`: breaks something for real and checks what must hold (docs/drills.md). */
await runCommand(async ([name, ...args]) => {
  if (name === undefined) {
    console.log(`Drills: ${drills.join(', ')}. Run one by npm run drill -- NAME.`)
    return 0
  }
  if (!drills.includes(name)) throw new Refusal(`There is no drill "${name}".`)
  await buildProduct()
  return runOpenly([path.join(root, `tools/dist/drills/${name}.js`), ...args])
})

import fs from 'node:fs'
import path from 'node:path'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { Refusal, root, runCommand } from '../../../scripts/setup/steps.mjs'
import { runOpenly } from '../machine/run-openly.ts'

/** `npm run bench -- NAME …`: one benchmark of `src/bench`, or the list of them. */
await runCommand(async ([name, ...args]) => {
  const files = fs.readdirSync(path.join(root, 'tools/src/bench')).filter((file) => file.endsWith('.ts'))
  const names = files.map((file) => path.basename(file, '.ts'))
  if (name === undefined) {
    console.log(`Benchmarks: ${names.join(', ')}. Run one by npm run bench -- NAME.`)
    return 0
  }
  if (!names.includes(name)) throw new Refusal(`There is no benchmark "${name}".`)
  await buildProduct()
  return runOpenly([path.join(root, `tools/dist/bench/${name}.js`), ...args])
})

import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lookAtProduct } from '../screens/look-at-product.mjs'
import { root } from '../setup/root.mjs'
import { findOnPath } from '../setup/search-path.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'
import { record } from '../videos/record.mjs'
import { scenes } from '../videos/scenes.mjs'

const port = 3985

/** [LAND-4] The videos of the landing page, filmed of the running product with its demo data. */
await runCommand(async (args) => {
  const wanted = options(args)
  if (!findOnPath('ffmpeg')) throw new Refusal('Videos are written with ffmpeg, and there is none on PATH.')
  await lookAtProduct(port, (product) => filmAll(product, wanted))
})

function options(args) {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, only: { type: 'string' } } })
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const out = values.out ? resolve(cwd, values.out) : join(root, 'apps/web/public/videos')
  return { out, only: values.only ?? '' }
}

async function filmAll({ browser, origin, people }, { out, only }) {
  mkdirSync(out, { recursive: true })
  for (const scene of scenes(people).filter(({ name }) => name.includes(only)))
    console.log(await record(browser, { origin, people, scene, out }))
}

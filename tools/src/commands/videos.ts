import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findOnPath } from '@butterleaf/testing/search-path'
import { Refusal, root, runCommand } from '../../../scripts/setup/steps.mjs'
import { type LookedAt, lookAtProduct } from '../screens/look-at-product.ts'
import { record } from '../videos/record.ts'
import { scenes } from '../videos/scenes.ts'

/** [LAND-4] The videos of the landing page, filmed of the running product with its demo data. */
await runCommand(async (args) => {
  const { out, only } = options(args)
  if (!findOnPath('ffmpeg')) throw new Refusal('Videos are written with ffmpeg, and there is none on PATH.')
  await lookAtProduct((product) => filmAll(product, { out, only }))
})

type Options = { out: string; only: string }

function options(args: string[]): Options {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, only: { type: 'string' } } })
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const out = values.out ? resolve(cwd, values.out) : join(root, 'apps/web/public/videos')
  return { out, only: values.only ?? '' }
}

async function filmAll(product: LookedAt, { out, only }: Options): Promise<void> {
  mkdirSync(out, { recursive: true })
  for (const scene of scenes(product.people).filter(({ name }) => name.includes(only)))
    console.log(await record(product, { scene, out }))
}

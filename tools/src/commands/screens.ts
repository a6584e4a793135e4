import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root, runCommand } from '../../../scripts/setup/steps.mjs'
import { type LookedAt, lookAtProduct } from '../screens/look-at-product.ts'
import { places } from '../screens/places.ts'
import { sheetHtml } from '../screens/sheet.ts'
import { takeShots } from '../screens/take-shots.ts'

const port = 3986

/** Every screen of the running product on one sheet: phone and desktop, light and dark, some of them zoomed and in forced colours. */
await runCommand(async (args) => {
  const wanted = options(args)
  return lookAtProduct(port, (product) => makeSheet(product, wanted))
})

type Options = { out: string; only: string; axe: boolean }

function options(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: { out: { type: 'string' }, only: { type: 'string' }, axe: { type: 'boolean' } },
  })
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const out = values.out ? resolve(cwd, values.out) : join(root, '.cache', 'screens')
  return { out, only: values.only ?? '', axe: values.axe ?? false }
}

async function makeSheet(product: LookedAt, { out, only, axe }: Options): Promise<number> {
  mkdirSync(out, { recursive: true })
  const wanted = places(product.people).filter(({ name }) => name.includes(only))
  const shots = await takeShots(product, wanted, { out, axe })
  writeFileSync(join(out, 'index.html'), sheetHtml(wanted, shots))
  const faults = shots.flatMap(({ file, fault, findings }) =>
    [fault, ...findings].filter(Boolean).map((text) => `${file}: ${text}`),
  )
  for (const fault of faults) console.error(fault)
  console.log(`Written: ${join(out, 'index.html')}, ${shots.length} pictures, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { preparePeople } from '../screens/people.mjs'
import { places } from '../screens/places.mjs'
import { withProduct } from '../screens/product.mjs'
import { sheetHtml } from '../screens/sheet.mjs'
import { takeShots } from '../screens/take-shots.mjs'
import { buildServer, buildWeb, compileCookbook } from '../setup/build.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'

const port = 3986

/** Every screen of the running product on one sheet: phone and desktop, light and dark, some of them zoomed and in forced colours. */
await runCommand(async (args) => {
  const wanted = options(args)
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  const chromium = await findOrInstallChromium()
  if (!chromium.path) throw new Refusal(chromium.missing)
  return withProduct(port, (origin) => makeSheet({ executablePath: chromium.path, origin, ...wanted }))
})

function options(args) {
  const known = { out: { type: 'string' }, only: { type: 'string' }, axe: { type: 'boolean' } }
  const { values } = parseArgs({ args, options: known })
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const out = values.out ? resolve(cwd, values.out) : join(root, '.cache', 'screens')
  return { out, only: values.only ?? '', axe: values.axe ?? false }
}

async function makeSheet({ executablePath, origin, out, only, axe }) {
  // Loaded late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  mkdirSync(out, { recursive: true })
  const people = await preparePeople(browser, origin)
  const wanted = places(people).filter(({ name }) => name.includes(only))
  const shots = await takeShots(browser, { origin, people, places: wanted, out, axe })
  await browser.close()
  writeFileSync(join(out, 'index.html'), sheetHtml(wanted, shots))
  const faults = shots.flatMap(({ file, fault, findings }) =>
    [fault, ...findings].filter(Boolean).map((text) => `${file}: ${text}`),
  )
  for (const fault of faults) console.error(fault)
  console.log(`Written: ${join(out, 'index.html')}, ${shots.length} pictures, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}

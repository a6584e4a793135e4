import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { preparePeople } from '../screens/people.mjs'
import { places } from '../screens/places.mjs'
import { sheetHtml } from '../screens/sheet.mjs'
import { takeShots } from '../screens/take-shots.mjs'
import { buildServer, buildWeb, compileCookbook, serverEntry } from '../setup/build.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'

const port = 3986
const origin = `http://localhost:${port}`

/** Every screen of the running product on one sheet: phone and desktop, light and dark. */
await runCommand(async (args) => {
  const { out, only } = options(args)
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  const chromium = await findOrInstallChromium()
  if (!chromium.path) throw new Refusal(chromium.missing)
  const dataFolder = mkdtempSync(join(tmpdir(), 'butterleaf-screens-'))
  const settings = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    ACCESS: 'everybody',
    BILLING: 'sandbox',
    // All that is looked at is asked for by one address.
    REQUESTS_PER_MINUTE: '100000',
  }
  const env = { ...process.env, ...settings }
  const server = spawn(process.execPath, [serverEntry, '--demo'], { env, stdio: 'ignore' })
  try {
    await untilReady()
    return await makeSheet({ executablePath: chromium.path, out, only })
  } finally {
    server.kill()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

function options(args) {
  const { values } = parseArgs({ args, options: { out: { type: 'string' }, only: { type: 'string' } } })
  // Folders are meant from where the user typed the command.
  const cwd = process.env.INIT_CWD ?? process.cwd()
  const out = values.out ? resolve(cwd, values.out) : join(root, '.cache', 'screens')
  return { out, only: values.only ?? '' }
}

async function makeSheet({ executablePath, out, only }) {
  // Loaded late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  mkdirSync(out, { recursive: true })
  const people = await preparePeople(browser, origin)
  const wanted = places(people).filter(({ name }) => name.includes(only))
  const shots = await takeShots(browser, { origin, people, places: wanted, out })
  await browser.close()
  writeFileSync(join(out, 'index.html'), sheetHtml(wanted, shots))
  const failed = shots.filter(({ fault }) => fault)
  for (const { file, fault } of failed) console.error(`${file}: ${fault}`)
  console.log(`Written: ${join(out, 'index.html')}, ${shots.length - failed.length} pictures`)
  return failed.length > 0 ? 1 : 0
}

async function untilReady() {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Refusal('The server did not get ready.')
}

// How soon the day views answer a press, and what Lighthouse says of the app's screens, in a real Chromium.
//   npm run bench -- screens [--only presses|lighthouse]
// Presses: from the press to the next paint (Event Timing) at a processor slowed down 4 times; goal ≤ 200 ms. Reference of the same run:
// a press on an empty page. Lighthouse: goal 100 for accessibility. Exit 1 when a goal is missed.
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { preparePeople } from '../scripts/screens/people.mjs'
import { withProduct } from '../scripts/screens/product.mjs'
import { buildWeb } from '../scripts/setup/build.mjs'
import { findOrInstallChromium } from '../scripts/setup/chromium.mjs'
import { chromiumFlags } from '../scripts/setup/chromium-flags.mjs'
import { root } from '../scripts/setup/root.mjs'
import { judgeScreens } from './screens/judge-screens.mjs'
import { measurePresses } from './screens/measure-presses.mjs'

const port = 3985
const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

await buildWeb()
const found = await findOrInstallChromium()
const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
const launch = { executablePath: found.path, args: chromiumFlags }

await withProduct(port, async (origin) => {
  const browser = await chromium.launch(launch)
  const people = await preparePeople(browser, origin)
  console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
  const isFine = [
    options.only === 'lighthouse' || (await measurePresses(browser, { origin, people })),
    options.only === 'presses' || (await judgeScreens(chromium, { launch, origin, people })),
  ]
  await browser.close()
  if (isFine.includes(false)) process.exitCode = 1
})

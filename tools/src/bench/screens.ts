// How soon the day views answer a press, and what Lighthouse says of the app's screens, in a real Chromium.
//   npm run bench -- screens [--only presses|lighthouse]
// Presses: from the press to the next paint (Event Timing) at a processor slowed down 4 times; goal ≤ 200 ms. Reference of the same run:
// a press on an empty page. Lighthouse: goal 100 for accessibility. Exit 1 when a goal is missed.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { chromium } from '@playwright/test'
import { needChromium } from '../machine/chromium.ts'
import { preparePeople } from '../screens/people.ts'
import { withProduct } from '../screens/product.ts'
import { judgeScreens } from './screens/judge-screens.ts'
import { measurePresses } from './screens/measure-presses.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

const launch = { executablePath: await needChromium(), args: chromiumFlags }

await withProduct(async (origin) => {
  const browser = await chromium.launch(launch)
  const people = await preparePeople(browser, origin)
  console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
  const isFine = [
    options.only === 'lighthouse' || (await measurePresses(browser, { origin, people })),
    options.only === 'presses' || (await judgeScreens({ launch, origin, people })),
  ]
  await browser.close()
  if (isFine.includes(false)) process.exitCode = 1
})

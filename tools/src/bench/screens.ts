// How soon the day views answer a press, and what Lighthouse says of the app's screens, in a real Chromium.
//   npm run bench -- screens [--only presses|lighthouse]
// Presses: from the press to the next paint (Event Timing) at a processor slowed down 4 times; goal ≤ 200 ms. Reference of the same run:
// a press on an empty page. Lighthouse: goal 100 for accessibility. Exit 1 when a goal is missed.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { lookAtProduct } from '../screens/look-at-product.ts'
import { judgeScreens } from './screens/judge-screens.ts'
import { measurePresses } from './screens/measure-presses.ts'

const { values: options } = parseArgs({ options: { only: { type: 'string' } } })

await lookAtProduct(async (product) => {
  console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
  const isFine = [
    options.only === 'lighthouse' || (await measurePresses(product)),
    options.only === 'presses' || (await judgeScreens(product)),
  ]
  if (isFine.includes(false)) process.exitCode = 1
})

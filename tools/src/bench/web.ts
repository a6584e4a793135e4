// What Lighthouse says of the landing page on a phone, and what it loads before anybody touches it.
//   npm run bench -- web [--runs 5]
// Goals (quality): 100 in each category, largest paint ≤ 1.5 s, script before input or idle ≤ 5 KiB, nothing from elsewhere. Median of
// the runs; reference of the same run: a page with one line on it. Exit 1 when a goal is missed.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { needChromium } from '../machine/chromium.ts'
import { withProduct } from '../screens/product.ts'
import { withBarePage } from './web/bare-page.ts'
import { judgePages } from './web/judge-pages.ts'
import { measureRequests } from './web/measure-requests.ts'

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

const launch = { executablePath: await needChromium(), args: chromiumFlags }

await withBarePage((bare) =>
  withProduct(async (origin) => {
    console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
    const pages = { 'reference: one line': bare, landing: `${origin}/` }
    const isFine = [
      await judgePages(launch, { pages, runs: Number(options.runs) }),
      await measureRequests(launch, `${origin}/`),
    ]
    if (isFine.includes(false)) process.exitCode = 1
  }),
)

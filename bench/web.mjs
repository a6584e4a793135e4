// What Lighthouse says of the landing page on a phone, and what it loads before anybody touches it.
//   npm run bench -- web [--runs 5]
// Goals (quality): 100 in each category, largest paint ≤ 1.5 s, script before input or idle ≤ 5 KiB, nothing from elsewhere. Median of
// the runs; reference of the same run: a page with one line on it. Exit 1 when a goal is missed.
import { createRequire } from 'node:module'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withProduct } from '../scripts/screens/product.mjs'
import { buildWeb } from '../scripts/setup/build.mjs'
import { findOrInstallChromium } from '../scripts/setup/chromium.mjs'
import { chromiumFlags } from '../scripts/setup/chromium-flags.mjs'
import { root } from '../scripts/setup/root.mjs'
import { withBarePage } from './web/bare-page.mjs'
import { judgePages } from './web/judge-pages.mjs'
import { measureRequests } from './web/measure-requests.mjs'

const port = 3983
const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })

await buildWeb()
const found = await findOrInstallChromium()
const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
const launch = { executablePath: found.path, args: chromiumFlags }

await withBarePage((bare) =>
  withProduct(port, async (origin) => {
    console.log(`load of the machine ${loadavg()[0].toFixed(1)}\n`)
    const pages = { 'reference: one line': bare, landing: `${origin}/` }
    const isFine = [
      await judgePages(chromium, launch, { pages, runs: Number(options.runs) }),
      await measureRequests(chromium, launch, `${origin}/`),
    ]
    if (isFine.includes(false)) process.exitCode = 1
  }),
)

// The picture that other apps show for an address of the site: npm run social-image
// Draws apps/web/public/social.png from the plates of the landing page; commit it when it has changed.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { buildProduct } from '../../../scripts/setup/build.mjs'
import { root } from '../../../scripts/setup/steps.mjs'
import { chromiumLaunch } from '../machine/chromium.ts'
import { siteDataFile } from '../site-data/site-data-file.ts'

const size = { width: 1200, height: 630 }
const require = createRequire(join(root, 'package.json'))
await buildProduct()
const { heroPlates, plateRim } = JSON.parse(readFileSync(siteDataFile, 'utf8')) as {
  heroPlates: { drawing: string }[]
  plateRim: number
}
const font = readFileSync(require.resolve('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2'))

const places = [
  { x: 950, y: 380, radius: 200 },
  { x: 740, y: 190, radius: 160 },
  { x: 700, y: 500, radius: 120 },
]
const plates = places.map(({ x, y, radius }, at) => {
  const scale = radius / plateRim
  return `<circle cx="${x}" cy="${y + radius * 0.05}" r="${radius}" fill="#000" opacity=".2"/>
    <g transform="translate(${x} ${y}) scale(${scale}) translate(-240 -180)"><g clip-path="url(#plate)">${heroPlates[at].drawing}</g></g>`
})
const page = `<!doctype html><style>
  @font-face { font-family: Young; src: url(data:font/woff2;base64,${font.toString('base64')}) }
  body { margin: 0; background: #fbf5e4; color: #1e2b1b; font-family: Young }
  svg { position: absolute; inset: 0 }
  p, h1 { position: absolute; left: 72px; margin: 0; font-weight: 400; letter-spacing: -0.01em }
  p { top: 64px; font-size: 38px }
  h1 { top: 176px; font-size: 80px; line-height: 1.06 }
  mark { color: inherit; margin: 0 -4px; padding: 0 4px; background: linear-gradient(transparent 62%, #f5c945 62% 92%, transparent 92%) }
</style>
<svg viewBox="0 0 1200 630"><clipPath id="plate"><circle cx="240" cy="180" r="${plateRim}"/></clipPath>
  <path d="M760-60c220-60 520 40 520 330s-180 480-420 470-330-150-310-380 40-370 210-420z" fill="#2b5b33"/>${plates.join('')}</svg>
<p>Butterleaf</p><h1>Four weeks<br>of keto,<br><mark>already</mark><br><mark>decided.</mark></h1>`

const browser = await chromium.launch(await chromiumLaunch())
const tab = await browser.newPage({ viewport: size })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await tab.screenshot({ path: join(root, 'apps', 'web', 'public', 'social.png') })
await browser.close()

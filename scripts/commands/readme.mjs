import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readmePictures } from '../readme-pictures/readme-pictures.mjs'
import { takePicture } from '../readme-pictures/take-picture.mjs'
import { preparePeople } from '../screens/people.mjs'
import { withProduct } from '../screens/product.mjs'
import { buildServer, buildWeb, compileCookbook } from '../setup/build.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'

const port = 3984
const out = join(root, 'docs/pictures')

/** The pictures of the README, taken of the running product with its demo data, in light and in dark. */
await runCommand(async () => {
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  const chromium = await findOrInstallChromium()
  if (!chromium.path) throw new Refusal(chromium.missing)
  await withProduct(port, (origin) => takeAll(chromium.path, origin))
})

async function takeAll(executablePath, origin) {
  // Loaded late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  mkdirSync(out, { recursive: true })
  try {
    const people = await preparePeople(browser, origin)
    for (const picture of readmePictures(people))
      for (const theme of ['light', 'dark'])
        console.log(await takePicture(browser, { origin, people, picture, theme, out }))
  } finally {
    await browser.close()
  }
}

import { buildServer, buildWeb, compileCookbook } from '../setup/build.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { install } from '../setup/install.mjs'
import { Refusal } from '../setup/steps.mjs'
import { preparePeople } from './people.mjs'
import { withProduct } from './product.mjs'

/** The built product in a browser, with the people whose screens are looked at: `look({ browser, origin, people })`. */
export async function lookAtProduct(port, look) {
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  const { path: executablePath, missing } = await findOrInstallChromium()
  if (!executablePath) throw new Refusal(missing)
  // Loaded late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test')
  return withProduct(port, async (origin) => {
    const browser = await chromium.launch({ executablePath, args: chromiumFlags })
    try {
      return await look({ browser, origin, people: await preparePeople(browser, origin) })
    } finally {
      await browser.close()
    }
  })
}

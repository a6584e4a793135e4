import { chromium, type LaunchOptions, type Response } from '@playwright/test'

const goalScriptBytes = 5 * 1024
const phone = { width: 390, height: 844 }
/** Long enough for what waits for an idle browser. */
const idleMs = 4_000

/** Whether little script comes before anybody touches the page, and nothing from another address at all. */
export async function measureRequests(launch: LaunchOptions, address: string): Promise<boolean> {
  const browser = await chromium.launch(launch)
  const page = await browser.newPage({ viewport: phone })
  const scripts: Response[] = []
  const foreign: string[] = []
  let isLoaded = false
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(address).origin) foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (!isLoaded && response.request().resourceType() === 'script') scripts.push(response)
  })
  await page.goto(address, { waitUntil: 'load' })
  isLoaded = true
  const sizes = await Promise.all(scripts.map(async (script) => (await script.body()).length))
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0)
  await page.waitForTimeout(idleMs)
  await browser.close()
  console.log(
    `\nscript before input or idle: ${scriptBytes} bytes unpacked in ${sizes.length} files, goal ≤ ${goalScriptBytes}`,
  )
  console.log(`requests to other addresses: ${foreign.length}${foreign.map((url) => `\n  ${url}`).join('')}`)
  return scriptBytes <= goalScriptBytes && foreign.length === 0
}

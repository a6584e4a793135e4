import { chromium, type LaunchOptions, type Response } from '@playwright/test'

const goalScriptBytes = 5 * 1024
const phone = { width: 390, height: 844 }
/** The last thing a page does once the browser is idle. */
const countingPath = '/api/page-views'

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
  const counted = page.waitForResponse((response) => new URL(response.url()).pathname === countingPath)
  await page.goto(address, { waitUntil: 'load' })
  isLoaded = true
  const sizes = await Promise.all(scripts.map(async (script) => (await script.body()).length))
  const scriptBytes = sizes.reduce((sum, size) => sum + size, 0)
  await counted
  await page.waitForLoadState('networkidle')
  await browser.close()
  console.log(
    `\nscript before input or idle: ${scriptBytes} bytes unpacked in ${sizes.length} files, goal ≤ ${goalScriptBytes}`,
  )
  console.log(`requests to other addresses: ${foreign.length}${foreign.map((url) => `\n  ${url}`).join('')}`)
  return scriptBytes <= goalScriptBytes && foreign.length === 0
}

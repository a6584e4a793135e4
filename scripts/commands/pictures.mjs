import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer, buildWeb, compileCookbook, serverEntry } from '../setup/build.mjs'
import { findOrInstallChromium } from '../setup/chromium.mjs'
import { chromiumFlags } from '../setup/chromium-flags.mjs'
import { install } from '../setup/install.mjs'
import { root } from '../setup/root.mjs'
import { Refusal, runCommand } from '../setup/steps.mjs'

const port = 3987
const origin = `http://localhost:${port}`
const phone = { width: 390, height: 844 }

/** The pictures of the README, taken of the running product with its demo account. */
await runCommand(async () => {
  await install()
  await buildServer()
  await compileCookbook()
  await buildWeb()
  const chromium = await findOrInstallChromium()
  if (!chromium.path) throw new Refusal(chromium.missing)
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-pictures-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder }
  const server = spawn(process.execPath, [serverEntry, '--demo'], { env, stdio: 'ignore' })
  try {
    await untilReady()
    await takePictures(chromium.path)
    console.log('Taken: docs/pictures/weight-tracker.png')
  } finally {
    server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

async function untilReady() {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Refusal('The server did not get ready.')
}

async function takePictures(executablePath) {
  // Loaded late: this file is read before the packages are installed.
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const shots = []
  for (const colorScheme of ['light', 'dark']) shots.push(await trackerShot(browser, colorScheme))
  const page = await browser.newPage({ viewport: { width: 2 * phone.width, height: phone.height } })
  const images = shots.map(
    (shot) => `<img width="390" src="data:image/png;base64,${shot.toString('base64')}">`,
  )
  await page.setContent(`<body style="margin:0;display:flex">${images.join('')}</body>`)
  mkdirSync(join(root, 'docs/pictures'), { recursive: true })
  await page.screenshot({ path: join(root, 'docs/pictures/weight-tracker.png') })
  await browser.close()
}

async function trackerShot(browser, colorScheme) {
  const context = await browser.newContext({
    viewport: phone,
    colorScheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  await page.goto(`${origin}/auth/login?returnTo=/weight-tracker`)
  await page.getByLabel('Email').fill('demo@example.org')
  await page.getByLabel('Password').fill('demo leaf 1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Weigh In' }).waitFor()
  await page.getByRole('slider').waitFor()
  const shot = await page.screenshot()
  await context.close()
  return shot
}

import { spawnSync } from 'node:child_process'
import { chromiumFlags } from '@butterleaf/testing/chromium-flags'
import { findOnPath, isProgram } from '@butterleaf/testing/search-path'
import { chromium } from '@playwright/test'
import { Refusal, runQuietly, step, tool } from '../../../scripts/setup/steps.mjs'
import { canUseApt, type FoundProgram, installWithApt, isRoot, tryInstalling } from './apt.ts'

/** Chromium without windows: the same engine, and journeys take a tenth less of the processor. */
const withoutWindows = 'chromium-headless-shell'
const names = [withoutWindows, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const downloadMinutes = 6

/** The browser for journeys, pictures and benchmarks. */
export async function findOrInstallChromium(): Promise<FoundProgram> {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return runs(given) ? { path: given } : { missing: `CHROMIUM_PATH is ${given}, and that does not run.` }
  for (const attempt of [find, fromApt, fromPlaywright]) {
    const path = await attempt()
    if (path) return { path }
  }
  return {
    missing:
      'No Chromium was found and none could be installed: install Chromium or Google Chrome, ' +
      'or set CHROMIUM_PATH to one.',
  }
}

/** How it is launched, for work that can't go on without. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const { path, missing } = await findOrInstallChromium()
  if (path === undefined) throw new Refusal(missing)
  return { executablePath: path, args: chromiumFlags }
}

function find(): string | undefined {
  const onPath = names.map((name) => findOnPath(name))
  return [...onPath, ...macApplications, playwrightsOwn()].find((path) => path && runs(path))
}

/** Asked for its version, since on some systems `chromium` is a note that tells how to get it. */
function runs(path: string): boolean {
  return isProgram(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function playwrightsOwn(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

async function fromApt(): Promise<string | undefined> {
  if (!canUseApt()) return undefined
  // Not every system has the first.
  for (const name of [withoutWindows, 'chromium']) {
    const isInstalled = await tryInstalling(() => installWithApt('Chromium', [name, 'fonts-liberation']))
    const path = isInstalled ? find() : undefined
    if (path) return path
  }
  return undefined
}

/** Its own download first; where that lacks system libraries to run, once more with them. */
async function fromPlaywright(): Promise<string | undefined> {
  const attempts = isRoot() && canUseApt() ? [[], ['--with-deps']] : [[]]
  for (const flags of attempts) {
    const args = tool('@playwright/test', 'playwright', 'install', ...flags, 'chromium')
    const options = { failure: 'playwright install failed.', timeoutMs: downloadMinutes * 60_000 }
    const download = () => runQuietly(process.execPath, args, options)
    const isThere = await tryInstalling(() => step('Installing Chromium (playwright)', download))
    if (!isThere) return undefined
    const path = find()
    if (path) return path
  }
  return undefined
}

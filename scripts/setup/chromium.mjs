import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { canUseApt, installWithApt, isRoot } from './apt.mjs'
import { root } from './root.mjs'
import { findOnPath, isProgram } from './search-path.mjs'
import { runQuietly, step, tryInstalling } from './steps.mjs'
import { tool } from './tools.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const downloadMinutes = 6

/** The browser for the journeys: {path}, or {missing: a sentence that says what to do}. */
export async function findOrInstallChromium() {
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

function find() {
  const onPath = names.map((name) => findOnPath(name)).filter(Boolean)
  return [...onPath, ...macApplications, playwrightsOwn()].find((path) => path && runs(path))
}

/** Asked for its version, since on some systems `chromium` is a note that tells how to get it. */
function runs(path) {
  return isProgram(path) && spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}

function playwrightsOwn() {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

async function fromApt() {
  if (!canUseApt()) return undefined
  return (await tryInstalling(() => installWithApt('Chromium', ['chromium', 'fonts-liberation']))) && find()
}

/** Its own download first; where that lacks system libraries to run, once more with them. */
async function fromPlaywright() {
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

import { spawnSync } from 'node:child_process'
import { runQuietly, step } from './steps.mjs'

const patience = [
  '-o',
  'DPkg::Lock::Timeout=120',
  '-o',
  'Acquire::Retries=3',
  '-o',
  'Acquire::http::Timeout=30',
]
let isListFresh = false

/** Whether this user may install system packages without being asked anything. */
export function canUseApt() {
  return succeeds('apt-get', ['--version']) && (isRoot() || succeeds('sudo', ['-n', 'true']))
}

export function isRoot() {
  return process.getuid?.() === 0
}

/** Installs system packages, or throws with what apt-get said. */
export function installWithApt(title, packages) {
  return step(`Installing ${title} (apt-get)`, async () => {
    // A source of packages that can't be reached is no reason to stop while the others have what is wanted.
    if (!isListFresh) await aptGet('update').catch(() => undefined)
    isListFresh = true
    await aptGet('install', '--yes', '--no-install-recommends', ...packages)
  })
}

function aptGet(...args) {
  const full = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...patience, ...args]
  const [command, ...rest] = isRoot() ? full : ['sudo', '-n', ...full]
  return runQuietly(command, rest, { failure: `apt-get ${args[0]} failed.` })
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

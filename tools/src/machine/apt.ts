import { spawnSync } from 'node:child_process'
import { Refusal, runQuietly, step } from '../../../scripts/setup/steps.mjs'

/** What a part of the work needs of this machine: where it is, or a sentence that says what to do. */
export type FoundProgram = { path: string; missing?: never } | { path?: never; missing: string }

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
export function canUseApt(): boolean {
  return succeeds('apt-get', ['--version']) && (isRoot() || succeeds('sudo', ['-n', 'true']))
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Installs system packages, or throws with what apt-get said. */
export function installWithApt(title: string, packages: readonly string[]): Promise<void> {
  return step(`Installing ${title} (apt-get)`, async () => {
    // A source of packages that can't be reached is no reason to stop while the others have what is wanted.
    if (!isListFresh) await aptGet('update').catch(() => undefined)
    isListFresh = true
    await aptGet('install', '--yes', '--no-install-recommends', ...packages)
  })
}

/** An installation the rest can live without: true when it worked, else why not is said and the work goes on. */
export async function tryInstalling(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.log(error.message)
    return false
  }
}

function aptGet(action: string, ...rest: readonly string[]): Promise<string> {
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...patience, action, ...rest]
  const [program = '', ...args] = isRoot() ? command : ['sudo', '-n', ...command]
  return runQuietly(program, args, { failure: `apt-get ${action} failed.` })
}

function succeeds(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '@butterleaf/testing/product'
import { Refusal, runCommand } from '../../../scripts/setup/steps.mjs'
import { until } from '../load/until.ts'
import { type DrillChecks, openChecks } from './checks.ts'
import { startWeighIns } from './load/weigh-ins.ts'

const megabyte = 1024 * 1024

type SmallDisk = {
  folder: string
  fill(): void
  empty(): void
  makeReadOnly(): void
  unmount(): void
}

/** A disk of a few megabytes, in memory: it can be filled, and made read-only, without harm to anything else. */
function mountSmallDisk(megabytes: number): SmallDisk {
  if (process.getuid?.() !== 0) throw new Refusal('This drill mounts a small disk in memory: run it as root.')
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-disk-'))
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => writeUntilFull(filler),
    empty: () => rmSync(filler),
    makeReadOnly: () => run('mount', ['-o', 'remount,ro', folder]),
    unmount: () => {
      run('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

function writeUntilFull(file: string): void {
  for (const bytes of [megabyte, 4096, 1]) {
    const isFull = () => {
      try {
        writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
        return false
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
        return true
      }
    }
    while (!isFull());
  }
}

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Refusal(`${command} ${args.join(' ')} failed: ${stderr}`)
}

const megabytes = 32
const writers = 4
const settings = { REQUESTS_PER_MINUTE: '100000000' }

/**
 * `npm run drill -- disk [ROUNDS]`, as root: the disk under the data folder is filled while people write, and
 * emptied again; in the end it is read-only when the server starts.
 */
await runCommand(async ([rounds = '3']) => {
  const disk = mountSmallDisk(megabytes)
  const checks = openChecks()
  try {
    await fillUnderLoad(disk, checks, Number(rounds))
    await startReadOnly(disk, checks)
  } finally {
    disk.unmount()
  }
  return checks.verdict()
})

async function fillUnderLoad(
  disk: SmallDisk,
  { check, checkNoneLost }: DrillChecks,
  rounds: number,
): Promise<void> {
  const product = await startProduct({ ...settings, DATA_DIR: disk.folder })
  try {
    const load = await startWeighIns(product.origin, writers)
    for (let round = 1; round <= rounds; round += 1) {
      const written = load.state.acknowledged
      await until('write', () => load.state.acknowledged > written + 50)
      disk.fill()
      const refused = load.state.refused
      await until('refusal', () => load.state.refused > refused + 5, { everyMs: 20 })
      const { status } = await fetch(`${product.origin}/healthz`)
      check(`round ${round}: with a full disk the process lives`, status === 200, status)
      const gone = await load.lost()
      check(`round ${round}: and what was written is read`, gone.length === 0)
      disk.empty()
      const before = load.state.acknowledged
      const ms = await until('write after there is room', () => load.state.acknowledged > before, {
        everyMs: 20,
      })
      check(`round ${round}: with room again it writes by itself`, true, `after ${Math.round(ms)} ms`)
    }
    await load.stop()
    const statuses = [...load.state.refusals.keys()]
    check(
      'a write that finds no room is told 503 and when to come again',
      isTold(statuses),
      statuses.join(', '),
    )
    await checkNoneLost(load)
  } finally {
    await product.stop()
  }
}

function isTold(statuses: readonly string[]): boolean {
  return statuses.length > 0 && statuses.every((status) => status === '503 with Retry-After')
}

async function startReadOnly(disk: SmallDisk, { check }: DrillChecks): Promise<void> {
  disk.makeReadOnly()
  const words = await startProduct({ DATA_DIR: disk.folder }).then(
    () => 'it started',
    ({ message }: Error) => message,
  )
  const sentence = words.split('\n').find((line) => line.startsWith('Butterleaf can’t start.')) ?? words
  check(
    'a read-only data folder stops the start with a sentence',
    /can’t be written/.test(sentence),
    sentence,
  )
  check('and no stack', !/^\s+at /m.test(words))
}

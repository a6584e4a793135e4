import { startProduct } from '@butterleaf/testing/product'
import { runCommand } from '../../../scripts/setup/steps.mjs'
import { until } from '../load/until.ts'
import { type DrillChecks, openChecks } from './checks.ts'
import { mountSmallDisk, type SmallDisk } from './disk/small-disk.ts'
import { startWeighIns } from './load/weigh-ins.ts'

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

async function fillUnderLoad(disk: SmallDisk, { check }: DrillChecks, rounds: number): Promise<void> {
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
    const lost = await load.lost()
    check('no acknowledged write is lost', lost.length === 0, `${lost.length} of ${load.state.acknowledged}`)
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

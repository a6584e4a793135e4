import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { type PoolOptions, type WorkerPool, workerPool } from './worker-pool.ts'

const file = fileURLToPath(new URL('testing/misbehaving-worker.mjs', import.meta.url))

let pool: WorkerPool<string, string> | undefined
afterEach(() => pool?.close())

function openPool(options: Partial<PoolOptions> = {}): WorkerPool<string, string> {
  pool = workerPool(file, { threads: 1, queue: 2, timeLimitMs: 10_000, ...options })
  return pool
}

it.each(['throw', 'exit', 'fill-memory'])(
  'a worker told to %s fails its own task, and the next one is done',
  async (misdeed) => {
    const { run } = openPool()
    await expect(run(misdeed)).rejects.toMatchObject({ reason: 'failed' })
    expect(await run('well')).toBe('did well')
  },
)

it('a worker that hangs is ended at the time limit, and the next task is done', async () => {
  const { run } = openPool({ timeLimitMs: 700 })
  await expect(run('hang')).rejects.toMatchObject({ reason: 'failed' })
  expect(await run('well')).toBe('did well')
})

it('what is more than threads and queue can hold is refused at once, the rest is done', async () => {
  const { run } = openPool()
  const tasks = ['a', 'b', 'c', 'd', 'e'].map((task) => run(task))
  const outcomes = await Promise.allSettled(tasks)
  expect(
    outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : outcome.reason.reason)),
  ).toEqual(['did a', 'did b', 'did c', 'busy', 'busy'])
  expect(await run('again')).toBe('did again')
})

it('closing a pool that never started is nothing', async () => {
  await expect(openPool().close()).resolves.toBeUndefined()
})

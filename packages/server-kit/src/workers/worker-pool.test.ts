import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { type WorkerPool, type WorkerPoolOptions, workerPool } from './worker-pool.ts'

type Task = { act?: 'throw' | 'crash' | 'hang'; answer?: number }

const file = path.join(import.meta.dirname, 'testing', 'unruly-worker.mjs')
const unavailable = { name: 'AppError', kind: 'unavailable', retryAfterSeconds: 2 }

let pool: WorkerPool<Task, number>
function open(options: Partial<WorkerPoolOptions> = {}) {
  pool = workerPool({ file, threads: 1, mostWaiting: 4, mostMs: 10_000, ...options })
  return pool
}
afterEach(() => pool.close())

describe('workerPool', () => {
  it('answers each caller with their own answer, also two at once on one thread', async () => {
    const { run } = open()
    expect(await Promise.all([run({ answer: 1 }), run({ answer: 2 })])).toEqual([1, 2])
  })

  it.each(['throw', 'crash'] as const)(
    'a task that ends in a %s is refused, and the next one answered',
    async (act) => {
      const { run } = open()
      await expect(run({ act })).rejects.toMatchObject(unavailable)
      expect(await run({ answer: 7 })).toBe(7)
    },
  )

  it('what waits behind a crash is answered by the next thread', async () => {
    const { run } = open()
    const crashed = run({ act: 'crash' })
    const behind = run({ answer: 8 })
    await expect(crashed).rejects.toMatchObject(unavailable)
    expect(await behind).toBe(8)
  })

  it('a task that never ends loses its thread after the limit, and the next one is answered', async () => {
    const { run } = open({ mostMs: 1_000 })
    await expect(run({ act: 'hang' })).rejects.toMatchObject(unavailable)
    expect(await run({ answer: 9 })).toBe(9)
  })

  it('a task that is canceled loses its thread, and the next one is answered', async () => {
    const { run } = open()
    const controller = new AbortController()
    const canceled = expect(run({ act: 'hang' }, controller.signal)).rejects.toMatchObject(unavailable)
    controller.abort()
    await canceled
    expect(await run({ answer: 9 })).toBe(9)
  })

  it('more than may wait are refused at once, and those before them answered', async () => {
    const { run } = open({ mostWaiting: 1 })
    const [first, second] = [run({ answer: 1 }), run({ answer: 2 })]
    await expect(run({ answer: 3 })).rejects.toMatchObject(unavailable)
    expect(await Promise.all([first, second])).toEqual([1, 2])
    expect(await run({ answer: 4 })).toBe(4)
  })

  it('the cause of a refusal is kept for the log', async () => {
    const { run } = open()
    await expect(run({ act: 'throw' })).rejects.toMatchObject({ cause: { message: 'Told to throw.' } })
  })

  it('closing gives up what is under way and refuses what comes after', async () => {
    const { run, close } = open()
    const [hanging, waiting] = [run({ act: 'hang' }), run({ answer: 1 })]
    const refused = Promise.all(
      [hanging, waiting].map((one) => expect(one).rejects.toMatchObject(unavailable)),
    )
    await close()
    await refused
    await expect(run({ answer: 2 })).rejects.toMatchObject(unavailable)
  })

  it('closes without ever having been used', async () => {
    await expect(open().close()).resolves.toBeUndefined()
  })
})

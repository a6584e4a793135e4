import { expect, it } from 'vitest'
import { type FairQueue, fairQueue } from './fair-queue.ts'

const unavailable = { name: 'AppError', kind: 'unavailable', retryAfterSeconds: 2 }

/** A job that runs until it is ended, and notes when it starts. */
function ask(queue: FairQueue, started: string[], name: string, { isLarge = false } = {}) {
  const { promise, resolve } = deferred()
  const controller = new AbortController()
  const [owner = ''] = name
  const work = () => {
    started.push(name)
    return promise
  }
  const done = queue({ owner, isLarge, signal: controller.signal, work })
  const end = () => {
    resolve()
    return done
  }
  return { end, hangUp: () => controller.abort(), done }
}

function deferred() {
  let resolve = () => {}
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

const roomy = { running: 2, waitingEach: 8, waiting: 64 }

it('an owner has one job running, so another’s starts at once', async () => {
  const [queue, started] = [fairQueue(roomy), [] as string[]]
  const [first] = ['a1', 'a2', 'a3'].map((name) => ask(queue, started, name))
  ask(queue, started, 'b1')
  expect(started).toEqual(['a1', 'b1'])
  await first?.end()
  expect(started).toEqual(['a1', 'b1', 'a2'])
})

it('owners take turns', async () => {
  const [queue, started] = [fairQueue({ ...roomy, running: 1 }), [] as string[]]
  const jobs = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => ask(queue, started, name))
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']
  for (const name of order) {
    const job = jobs[['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].indexOf(name)]
    await job?.end()
  }
  expect(started).toEqual(order)
})

it('a small job passes large ones that wait for a large one', async () => {
  const [queue, started] = [fairQueue(roomy), [] as string[]]
  ask(queue, started, 'a1', { isLarge: true })
  ask(queue, started, 'b1', { isLarge: true })
  ask(queue, started, 'c1')
  expect(started).toEqual(['a1', 'c1'])
})

it('a waiting job whose asker hangs up never starts', async () => {
  const [queue, started] = [fairQueue(roomy), [] as string[]]
  const first = ask(queue, started, 'a1')
  const second = ask(queue, started, 'a2')
  second.hangUp()
  await expect(second.done).rejects.toMatchObject(unavailable)
  await first.end()
  ask(queue, started, 'a3')
  expect(started).toEqual(['a1', 'a3'])
})

it('a full line is refused, and another’s is not', async () => {
  const [queue, started] = [fairQueue({ ...roomy, waitingEach: 1 }), [] as string[]]
  for (const name of ['a1', 'a2']) ask(queue, started, name)
  await expect(ask(queue, started, 'a3').done).rejects.toMatchObject(unavailable)
  ask(queue, started, 'b1')
  expect(started).toEqual(['a1', 'b1'])
})

it('a job that fails frees its place', async () => {
  const [queue, started] = [fairQueue({ ...roomy, running: 1 }), [] as string[]]
  const signal = new AbortController().signal
  const failing = queue({ owner: 'a', isLarge: false, signal, work: () => Promise.reject(new Error('no')) })
  await expect(failing).rejects.toThrow('no')
  ask(queue, started, 'a2')
  expect(started).toEqual(['a2'])
})

import { expect, it } from 'vitest'
import { queueByKey } from './queue-by-key.ts'

function buildWork() {
  const begun: string[] = []
  const enders = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => enders.set(name, () => resolve(name)))
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return { begun, work, turn, end: (name: string) => enders.get(name)?.() }
}

it('runs the work of one key in order, and doesn’t keep another key waiting', async () => {
  const { begun, work, turn, end } = buildWork()
  const queue = queueByKey()
  const results = [queue('a', work('first')), queue('a', work('second')), queue('b', work('other'))]
  await turn()
  expect(begun).toEqual(['first', 'other'])
  end('first')
  await turn()
  expect(begun).toEqual(['first', 'other', 'second'])
  end('second')
  end('other')
  expect(await Promise.all(results)).toEqual(['first', 'second', 'other'])
})

it('goes on after work that failed', async () => {
  const queue = queueByKey()
  const failed = queue('a', () => Promise.reject(new Error('broken')))
  const next = queue('a', async () => 'done')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

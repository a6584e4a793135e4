import { expect, it } from 'vitest'
import { batchLookups } from './batch-lookups.ts'

function world() {
  const asked: string[][] = []
  const waiting: (() => void)[] = []
  const ask = batchLookups(async (keys) => {
    asked.push([...keys])
    await new Promise<void>((resolve) => waiting.push(resolve))
    if (keys.includes('fault')) throw new Error('away')
    return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `${key} ${asked.length}`]))
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve()
  }
  return { ask, asked, turn, answer }
}

it('readers that ask at once share one query, which names each key once', async () => {
  const { ask, asked, turn, answer } = world()
  const answers = Promise.all([ask('a'), ask('b'), ask('a'), ask('nobody')])
  await turn()
  answer()
  expect(await answers).toEqual(['a 1', 'b 1', 'a 1', undefined])
  expect(asked).toEqual([['a', 'b', 'nobody']])
})

it('a reader that asks while a query is under way gets a newer answer', async () => {
  const { ask, asked, turn, answer } = world()
  const first = ask('a')
  await turn()
  const second = ask('a')
  await turn()
  answer()
  expect(asked).toEqual([['a'], ['a']])
  expect([await first, await second]).toEqual(['a 2', 'a 2'])
})

it('a query that fails fails the readers that share it, and no others', async () => {
  const { ask, turn, answer } = world()
  const lost = Promise.allSettled([ask('a'), ask('fault')])
  await turn()
  answer()
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = ask('a')
  await turn()
  answer()
  expect(await next).toBe('a 2')
})

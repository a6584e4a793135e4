import type { Asker } from '@butterleaf/server-kit/workers/fair-queue'
import { expect, it } from 'vitest'
import type { PdfTask } from './pdf-task.ts'
import { type Bytes, shareDocuments } from './share-documents.ts'
import { buildRecipe } from './testing/models.ts'

const recipeTask = (title: string): PdfTask => ({
  kind: 'item',
  model: { people: 1, system: 'metric', recipe: { ...buildRecipe(), title } },
})

function asker(owner = 'robin') {
  const controller = new AbortController()
  const asked: Asker = { owner, signal: controller.signal }
  return { asked, hangUp: () => controller.abort() }
}

/** Notes each document it is asked for; each is ready once `finish` is called. */
function maker() {
  const begun: AbortSignal[] = []
  const finish: (() => void)[] = []
  const share = shareDocuments(
    (_task, { signal }) =>
      new Promise<Bytes>((resolve, reject) => {
        begun.push(signal)
        finish.push(() => resolve(new Uint8Array([begun.length])))
        signal.addEventListener('abort', () => reject(new Error('canceled')))
      }),
  )
  return { begun, finish, share }
}

it('[SHOP-6] equal documents are made once, also when they are asked for later', async () => {
  const { begun, finish, share } = maker()
  const both = [share(recipeTask('Soup'), asker().asked), share(recipeTask('Soup'), asker('kim').asked)]
  finish[0]?.()
  const [first, second] = await Promise.all(both)
  expect(second).toBe(first)
  expect(await share(recipeTask('Soup'), asker().asked)).toBe(first)
  expect(begun).toHaveLength(1)
})

it('[SHOP-6] a document that shows something else is made by itself', () => {
  const { begun, share } = maker()
  void share(recipeTask('Soup'), asker().asked)
  void share(recipeTask('Salad'), asker().asked)
  expect(begun).toHaveLength(2)
})

it('the work goes on while one who asked is there, and is canceled once all have hung up', async () => {
  const { begun, share } = maker()
  const [one, other] = [asker(), asker()]
  const both = [share(recipeTask('Soup'), one.asked), share(recipeTask('Soup'), other.asked)]
  const canceled = Promise.all(both.map((each) => expect(each).rejects.toThrow('canceled')))
  one.hangUp()
  expect(begun[0]?.aborted).toBe(false)
  other.hangUp()
  expect(begun[0]?.aborted).toBe(true)
  await canceled
})

it('a canceled document is made again for the next who asks', async () => {
  const { begun, finish, share } = maker()
  const gone = asker()
  const canceled = expect(share(recipeTask('Soup'), gone.asked)).rejects.toThrow('canceled')
  gone.hangUp()
  const next = share(recipeTask('Soup'), asker().asked)
  finish[1]?.()
  await expect(next).resolves.toHaveLength(1)
  await canceled
  expect(begun).toHaveLength(2)
})

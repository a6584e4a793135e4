import { sendPhoto } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemPath,
  ownPerson,
  type PlanOwner,
  planPath,
  templatePath,
} from '@butterleaf/testing/test-plan'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const text =
  'Leek skillet\n\nServes 2\n\nIngredients\n- 300 g ground beef\n- 200 g leeks\n\nMethod\nFry for 8 minutes.'

async function planWithOwnRecipe(): Promise<{ owner: PlanOwner; id: string }> {
  const owner = await buildPlanOwner(app, ownPerson)
  const { token } = owner
  const { body } = await app.request('POST', '/api/own-recipes/text', { token, body: { text } })
  const [{ id }] = body.recipes
  await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, { category: 'dinner', item: id })
  return { owner, id }
}

/** The widths of the photographs in a PDF; drawings are none. */
async function photosIn({ token, plan }: PlanOwner, path: string): Promise<number[]> {
  const address = `${app.origin}${planPath}/${plan.id}${path}`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const objects = Buffer.from(await answer.arrayBuffer())
    .toString('latin1')
    .split('endobj')
  const photos = objects.filter((object) => object.includes('/DCTDecode'))
  return photos.map((object) => Number(/\/Width (\d+)/.exec(object)?.[1]))
}

it('[OWN-4] [SHOP-6] the person’s own photograph is printed in the drawing’s place, and no longer than it is there', async () => {
  const { owner, id } = await planWithOwnRecipe()
  const print = `${itemPath(owner.plan, 1, 'dinner')}/print`
  const download = `${templatePath(owner.plan)}/download`
  expect(await photosIn(owner, print)).toEqual([])
  const photo = sharp({ create: { width: 900, height: 900, channels: 3, background: '#b3402a' } })
  expect((await sendPhoto(app, owner.token, id, await photo.jpeg().toBuffer())).status).toBe(200)
  expect(await photosIn(owner, print)).toEqual([1024])
  expect(new Set(await photosIn(owner, download))).toEqual(new Set([320]))
  await app.request('DELETE', `/api/own-recipes/${id}/photo`, { token: owner.token })
  expect(await photosIn(owner, print)).toEqual([])
}, 60_000)

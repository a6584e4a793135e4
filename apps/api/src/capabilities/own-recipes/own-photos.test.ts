import { randomBytes } from 'node:crypto'
import { sendPhoto } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
} from '@butterleaf/testing/test-plan'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const text =
  'Leek skillet\n\nServes 2\n\nIngredients\n- 300 g ground beef\n- 200 g leeks\n\nMethod\nFry for 8 minutes.'
const path = '/api/own-recipes'

const drawn = () => sharp({ create: { width: 800, height: 500, channels: 3, background: '#2f6b3a' } })

async function addRecipe({ token }: PlanOwner): Promise<string> {
  return (await app.request('POST', `${path}/text`, { token, body: { text } })).body.recipes[0].id
}

const load = (address: string) => fetch(app.origin + address)
const read = async ({ token }: PlanOwner, at: string) => (await app.request('GET', at, { token })).body

describe('an own photograph', () => {
  it('[OWN-4] stands on cards, item and recipe in the drawing’s place, without what the camera noted', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, { category: 'dinner', item: id })
    const bytes = await drawn()
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await sendPhoto(app, owner.token, id, bytes)
    expect([status, body.hasPhoto]).toEqual([200, true])
    const featured = body.image.replace('/small', '/featured')
    const { recipes } = await read(owner, path)
    const { image } = await read(owner, `/api/recipes/${id}`)
    const { body: item } = await owner.call('GET', itemPath(owner.plan, 1, 'dinner'))
    const card = itemOf(await owner.read(), 1, 'dinner')
    expect([recipes[0].image, image.small, image.featured]).toEqual([body.image, body.image, featured])
    expect([item.value.image, card.value?.image]).toEqual([image, image])

    const answer = await load(featured)
    expect(['content-type', 'cache-control'].map((name) => answer.headers.get(name))).toEqual([
      'image/webp',
      expect.stringContaining('private'),
    ])
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([made.format, made.width, made.height, made.exif]).toEqual(['webp', 1024, 768, undefined])
  })

  it('[OWN-4] is kept in less than 300 kB, however much is in it', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    const raw = { width: 1600, height: 1200, channels: 3 as const }
    const noise = await sharp(randomBytes(1600 * 1200 * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer()
    const { body } = await sendPhoto(app, owner.token, id, noise)
    const sizes = await Promise.all(
      [body.image, body.image.replace('/small', '/featured')].map(
        async (address) => (await (await load(address)).arrayBuffer()).byteLength,
      ),
    )
    expect(sizes.every((bytes) => bytes > 0)).toBe(true)
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(290_000)
  }, 30_000)

  it('[OWN-4] an edit keeps it, another one takes its place, and without it the drawing is back', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    const drawing = (await read(owner, `${path}/${id}`)).image
    const { body: first } = await sendPhoto(app, owner.token, id, await drawn().png().toBuffer())
    const { title, meal, servings, prepMinutes, cookMinutes, steps, lines } = first
    const sent = (lines as Record<string, unknown>[]).map(({ words, food, grams }) => ({
      words,
      food,
      grams,
    }))
    const body = { title, meal, servings, prepMinutes, cookMinutes, steps, lines: sent }
    const saved = await app.request('PUT', `${path}/${id}`, { token: owner.token, body })
    expect([saved.status, saved.body.image]).toEqual([200, first.image])
    const { body: second } = await sendPhoto(app, owner.token, id, await drawn().webp().toBuffer())
    expect([(await load(first.image)).status, (await load(second.image)).status]).toEqual([404, 200])
    const removed = await app.request('DELETE', `${path}/${id}/photo`, { token: owner.token })
    expect([removed.status, removed.body.hasPhoto, removed.body.image]).toEqual([200, false, drawing])
    expect((await load(second.image)).status).toBe(404)
  })

  it('[OWN-6] is in the export, and gone with the recipe', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    const { body } = await sendPhoto(app, owner.token, id, await drawn().png().toBuffer())
    const { data } = await read(owner, '/api/user/export')
    expect(data.own_recipe_photos).toMatchObject([{ recipe_id: id, image: expect.stringMatching(/^UklGR/) }])
    await app.request('DELETE', `${path}/${id}`, { token: owner.token })
    expect((await load(body.image)).status).toBe(404)
    expect((await read(owner, '/api/user/export')).data.own_recipe_photos).toEqual([])
  })

  it('[OWN-5] is gone with a recipe that stays for what was cooked', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, { category: 'dinner', item: id })
    const { body } = await sendPhoto(app, owner.token, id, await drawn().png().toBuffer())
    const answer = await app.request('DELETE', `${path}/${id}?evenIfPlanned=true`, { token: owner.token })
    expect([answer.status, (await load(body.image)).status]).toEqual([204, 404])
  })

  it('[OWN-4] [API-3] a file that is no picture, a damaged, a large and a missing one are refused by field', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await addRecipe(owner)
    const whole = await drawn().png().toBuffer()
    const answers = [
      await sendPhoto(app, owner.token, id, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await sendPhoto(app, owner.token, id, whole.subarray(0, 60)),
      await sendPhoto(app, owner.token, id, Buffer.concat([whole, Buffer.alloc(10_000_001)])),
      await sendPhoto(app, owner.token, id, whole, 'other'),
    ]
    expect(answers.map(({ status, body }) => [status, body.errors?.map(({ field }) => field)])).toEqual([
      [400, ['photo']],
      [400, ['photo']],
      [413, ['photo']],
      [400, ['photo']],
    ])
    expect((await read(owner, `${path}/${id}`)).hasPhoto).toBe(false)
  })

  it('[OWN-6] [API-2] of another person’s recipe can’t be set or removed', async () => {
    const [owner, stranger] = [await buildPlanOwner(app, ownPerson), await buildPlanOwner(app, ownPerson)]
    const id = await addRecipe(owner)
    const { body } = await sendPhoto(app, owner.token, id, await drawn().png().toBuffer())
    expect((await sendPhoto(app, stranger.token, id, await drawn().png().toBuffer())).status).toBe(404)
    const removed = await app.request('DELETE', `${path}/${id}/photo`, { token: stranger.token })
    expect([removed.status, (await load(body.image)).status]).toEqual([404, 200])
  })
})

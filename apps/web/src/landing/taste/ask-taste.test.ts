import { afterEach, expect, it, vi } from 'vitest'
import { problem } from '#lib/testing/fake-api.ts'
import { askTaste } from './plan-taste.ts'

afterEach(() => vi.unstubAllGlobals())

const asked = { gender: 2, age: 34, weight: 74.5, height: 168, motive: 1, activityLevel: 2 }

function answering(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('asks with the names and units of the call', async () => {
  const fetched = answering(200, { day: 'a day' })
  expect(await askTaste(asked)).toEqual({ ok: true, taste: { day: 'a day' } })
  expect(fetched).toHaveBeenCalledWith(
    '/api/taste?gender=2&age=34&weight=74.5&height=168&motive=1&activityLevel=2',
  )
})

it('[ONB-13] a fault the server finds is told at its field', async () => {
  answering(400, problem('invalid-input', [{ field: 'motive', message: 'People of 18 and older only.' }]))
  expect(await askTaste(asked)).toEqual({
    ok: false,
    message: 'One of your numbers needs another look.',
    faults: [{ field: 'goal', message: 'People of 18 and older only.' }],
  })
})

it.each([
  [
    400,
    problem('invalid-input', [{ field: 'nutrition.fat', message: 'Nothing is left.' }]),
    /numbers together/,
  ],
  [422, problem('nothing-suitable'), /No day of ours fits/],
  [429, problem('too-many-requests'), /Give it a minute/],
  [503, problem('unavailable'), /Try again in a moment/],
])('a refusal says what to do: %i', async (status, body, message) => {
  answering(status, body)
  expect(await askTaste(asked)).toEqual({ ok: false, message: expect.stringMatching(message), faults: [] })
})

it('a lost network says so', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  expect(await askTaste(asked)).toMatchObject({ ok: false, message: expect.stringMatching(/connection/) })
})

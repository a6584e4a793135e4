import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { isRecipeId, newRecipeId, slugOf } from './recipe-id.ts'

describe('a recipe id', () => {
  it('is a slug and ten letters that need no escape in an address', () => {
    const id = newRecipeId('wilted-spinach', seededRandom('one'))
    expect(id).toMatch(/^wilted-spinach~[0-9a-hjkmnp-tv-z]{10}$/)
    expect([isRecipeId(id), encodeURIComponent(id)]).toEqual([true, id])
    expect([slugOf(id), slugOf('wilted-spinach')]).toEqual(['wilted-spinach', 'wilted-spinach'])
  })

  it('is another one each time', () => {
    const random = seededRandom('many')
    const ids = Array.from({ length: 2_000 }, () => newRecipeId('soup', random))
    expect(new Set(ids).size).toBe(ids.length)
    expect(newRecipeId('soup', () => 0.999_999_999)).toBe('soup~zzzzzzzzzz')
  })

  it.each([
    'spinach',
    'spinach~',
    '~0123456789',
    'spinach~012345678',
    'spinach~01234567890',
    'Spinach~0123456789',
    'spinach-~0123456789',
    'spinach~01234-6789',
    'spinach~o123456789',
    'spinach~0123456789\n',
  ])('is not %j', (text) => {
    expect(isRecipeId(text)).toBe(false)
  })
})

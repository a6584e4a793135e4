import { describe, expect, it } from 'vitest'
import { fixtureRecipe } from '../../testing/fixture-recipe.ts'
import { nearDuplicates } from './near-duplicates.ts'

const dish = (slug: string, title: string, grams: Record<string, number>, servings = 2) =>
  fixtureRecipe({
    slug,
    title,
    servings,
    foods: Object.entries(grams).map(([id, each]) => [{ id }, each] as const),
  })

const pie = dish('cottage-pie', 'Cottage pie with cauliflower', { beef: 500, cauliflower: 400, onion: 100 })

function found(other: ReturnType<typeof dish>) {
  return nearDuplicates([other, pie]).map(({ first, second, sharedPercent }) => [
    first.slug,
    second.slug,
    sharedPercent,
  ])
}

describe('nearDuplicates', () => {
  it('finds the same foods within 15 % under an alike title', () => {
    const pie = dish('pie', 'Cauliflower cottage pie', { beef: 520, cauliflower: 380, onion: 90 })
    expect(found({ ...pie, technique: 'bake' })).toEqual([['cottage-pie', 'pie', 95]])
  })

  it('compares servings, not pots', () => {
    const big = dish('pie', 'Cottage pie for eight', { beef: 2000, cauliflower: 1600, onion: 400 }, 8)
    expect(found(big)).toEqual([['cottage-pie', 'pie', 100]])
  })

  it('finds the same dish under another title', () => {
    expect(
      found(dish('bake', 'Shepherd’s winter bake', { beef: 500, cauliflower: 400, onion: 100 })),
    ).toEqual([['bake', 'cottage-pie', 100]])
  })

  it('finds the same foods of one technique where only the bulk differs', () => {
    const curry = dish('a', 'Chicken in gravy', { chicken: 400, onion: 100, ginger: 10, cumin: 4, oil: 30 })
    const other = dish('b', 'Murgh masala', { chicken: 480, onion: 80, ginger: 12, cumin: 4, oil: 30 })
    const sharedWith = (one: typeof curry) =>
      nearDuplicates([curry, one]).map(({ sharedPercent }) => sharedPercent)
    expect(sharedWith(other)).toEqual([92])
    expect(sharedWith({ ...other, technique: 'braise' })).toEqual([])
  })

  it.each([
    ['other amounts', dish('pie', 'Cottage pie', { beef: 500, cauliflower: 200, onion: 100 })],
    ['another main food', dish('pie', 'Cottage pie', { lamb: 500, cauliflower: 400, onion: 100 })],
    ['another title and a twist', dish('stew', 'Beef stew', { beef: 520, cauliflower: 380, onion: 90 })],
    ['twice the portion', dish('pie', 'Cottage pie', { beef: 1000, cauliflower: 800, onion: 200 })],
  ])('lets a variant with %s be, cooked in another way', (_what, other) => {
    expect(found({ ...other, technique: 'bake' })).toEqual([])
  })

  it('does not count water', () => {
    const soup = fixtureRecipe({
      slug: 'a',
      title: 'Clear soup',
      foods: [
        [{ id: 'water', class: 'water' }, 900],
        [{ id: 'leek' }, 100],
      ],
    })
    const other = fixtureRecipe({
      slug: 'b',
      title: 'Clear broth',
      foods: [
        [{ id: 'water', class: 'water' }, 900],
        [{ id: 'beef' }, 100],
      ],
    })
    expect(nearDuplicates([soup, other])).toEqual([])
  })
})

import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFoodTable } from '../../food-table/read-food-table.ts'
import { contentDictionary } from '../../testing/content-dictionary.ts'

const root = dirname(dirname(dirname(dirname(dirname(import.meta.dirname)))))
const slackGrams = 0.5

describe('[OWN-2] ordinary foods', () => {
  const ordinary = [...contentDictionary().foods.values()].filter(({ kind }) => kind === 'ordinary')
  const cited = ordinary.filter(({ source }) => source.startsWith('usda:'))

  it('have the figures of the row of the food table that they cite', () => {
    const table = readFoodTable(root)
    const off = cited.filter(({ source, per100g }) => {
      const row = table.findFood(source.slice('usda:'.length))?.figuresPer100g
      if (!row) return true
      const pairs = [
        [per100g.fat, row.fat],
        [per100g.protein, row.protein],
        [Math.max(0, per100g.carbs - per100g.fiber), row.netCarbs],
      ]
      return pairs.some(([ours = 0, theirs = 0]) => Math.abs(ours - theirs) > slackGrams)
    })
    expect(off.map(({ id, source }) => `${id} ${source}`)).toEqual([])
    expect(cited.length).toBeGreaterThan(300)
  })

  it('say how much a cup, a spoon or a piece of them weighs', () => {
    const unmeasured = ordinary.filter(
      ({ measured, household }) => Object.keys({ ...measured.measures, ...household }).length === 0,
    )
    expect(unmeasured.map(({ id }) => id)).toEqual([])
  })
})

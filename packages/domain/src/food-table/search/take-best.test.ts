import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeBest } from './search-foods.ts'

it('takes what sorting all would have put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 1, max: 5 }), (scores, count) => {
      const sorted = scores
        .map((score, at) => ({ score, at }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at)
      const best = takeBest(scores.length, (at) => scores[at] ?? 0, count)
      expect(best).toEqual(sorted.slice(0, count).map(({ at }) => at))
    }),
  )
})

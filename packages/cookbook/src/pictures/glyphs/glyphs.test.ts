import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { describe, expect, it } from 'vitest'
import { svgFaults } from '../testing/svg-faults.ts'
import { type GlyphId, glyphs } from './glyphs.ts'

const ids = Object.keys(glyphs) as GlyphId[]

describe('glyphs', () => {
  it('[RCP-9] are ninety or more', () => {
    expect(ids.length).toBeGreaterThanOrEqual(90)
  })

  it.each(ids)('[RCP-9] %s is drawn soundly, coarse or fine, in its own colours or another', (id) => {
    for (const fine of [true, false]) {
      for (const tint of [undefined, '#a04060']) {
        const pen = { random: seededRandom(id), fine, tint }
        const { body, shade } = glyphs[id].draw(pen)
        expect(svgFaults(`<svg><path d="${shade}"/>${body}</svg>`)).toEqual([])
      }
    }
  })

  it('[RCP-9] are simpler when coarse', () => {
    const length = (id: GlyphId, fine: boolean) =>
      glyphs[id].draw({ random: seededRandom(id), fine, tint: undefined }).body.length
    const sum = (fine: boolean) => ids.reduce((total, id) => total + length(id, fine), 0)
    expect(sum(false)).toBeLessThan(sum(true) * 0.75)
  })
})

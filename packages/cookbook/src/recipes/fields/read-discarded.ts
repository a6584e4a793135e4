import type { Node } from 'yaml'
import { readFields } from '../../reading/fields.ts'
import { readList, readNumber, readOneOf, readText } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'
import type { Discard } from './cooking-fields.ts'

const shape = { what: 'An entry of discarded', required: ['food', 'share', 'why'], optional: ['only'] }

/** `[{ food: salt, share: 0.8, why: "poached in it" }, { food: bacon, only: fat, share: 0.4, why: "drained" }]` */
export function readDiscarded(reading: Reading, node: Node | undefined): Discard[] {
  const seen = new Set<string>()
  return readList(reading, node, 'discarded').flatMap((item) => {
    const fields = readFields(reading, item, shape)
    const food = readText(reading, fields?.get('food'), 'discarded.food')
    const share = readNumber(reading, fields?.get('share'), 'discarded.share', { from: 0.05, to: 1 })
    const why = readText(reading, fields?.get('why'), 'discarded.why')
    const only = readOneOf(reading, fields?.get('only'), 'discarded.only', ['fat'] as const)
    if (food === undefined || share === undefined || why === undefined) return []
    if (seen.has(food)) reading.fault(item, `discarded: ${food} is there twice.`, 'Keep one of the two.')
    seen.add(food)
    return [{ food, share, why, ...(only && { only }) }]
  })
}

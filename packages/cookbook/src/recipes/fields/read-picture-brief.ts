import type { Node } from 'yaml'
import { formIds } from '../../pictures/dish/find-form.ts'
import { readFields } from '../../reading/fields.ts'
import { readList, readOneOf, readText } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'
import type { PictureBrief } from './cooking-fields.ts'

const shape = { what: 'picture', required: [], optional: ['form', 'base', 'hero', 'garnish'] }

/** `{ form: soup, base: broccoli, hero: broccoli, garnish: [cheddar] }`; that foods are ingredients is checked beside them. */
export function readPictureBrief(reading: Reading, node: Node | undefined): PictureBrief | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, shape)
  const form = readOneOf(reading, fields?.get('form'), 'picture.form', formIds)
  const base = readText(reading, fields?.get('base'), 'picture.base')
  const hero = readText(reading, fields?.get('hero'), 'picture.hero')
  const garnish = readList(reading, fields?.get('garnish'), 'picture.garnish').flatMap(
    (item) => readText(reading, item, 'picture.garnish:') ?? [],
  )
  return {
    ...(form && { form }),
    ...(base !== undefined && { base }),
    ...(hero !== undefined && { hero }),
    ...(garnish.length > 0 && { garnish }),
  }
}

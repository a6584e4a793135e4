import type { Keeping } from '@butterleaf/domain/cooking/keeping'
import type { Node } from 'yaml'
import { readFields } from '../../reading/fields.ts'
import { readBoolean, readNumber, readText } from '../../reading/values.ts'
import type { Reading } from '../../reading/yaml-reading.ts'

const mostDays = 30
const shape = { what: 'keeps', required: ['days', 'how'], optional: ['freezes', 'reheat'] }

/** `{ days: 3, how: "in a lidded box in the fridge", freezes: true, reheat: "in a skillet, 4 min" }` */
export function readKeeps(reading: Reading, node: Node | undefined): Keeping | undefined {
  if (!node) return undefined
  const fields = readFields(reading, node, shape)
  const days = readNumber(reading, fields?.get('days'), 'keeps.days', {
    from: 0,
    to: mostDays,
    isWhole: true,
  })
  const how = readPhrase(reading, fields?.get('how'), 'keeps.how')
  const freezes = readBoolean(reading, fields?.get('freezes'), 'keeps.freezes')
  const reheat = readPhrase(reading, fields?.get('reheat'), 'keeps.reheat')
  if (days === undefined || how === undefined) return undefined
  if (days === 0 && (freezes || reheat !== undefined)) {
    const what = 'keeps: what is eaten at once (days: 0) is neither frozen nor warmed up.'
    reading.fault(node, what, 'Leave freezes and reheat out, or write the days it keeps.')
  }
  return { days, how, freezes, ...(reheat !== undefined && { reheat }) }
}

/** It stands inside a sentence: "Keeps 3 days in a lidded box in the fridge." */
function readPhrase(reading: Reading, node: Node | undefined, what: string): string | undefined {
  const phrase = readText(reading, node, what)
  if (phrase !== undefined && (/^\p{Lu}\p{Ll}/u.test(phrase) || /[.!]$/.test(phrase)))
    reading.fault(
      node,
      `${what} stands inside a sentence.`,
      'Start with a small letter and end without a full stop.',
    )
  return phrase
}

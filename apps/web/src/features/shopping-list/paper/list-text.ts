import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import type { ListRow } from '../rows/list-row.ts'
import { amountsOf, neededWords } from '../rows/row-words.ts'
import { openSections, type ShownList } from '../rows/shown-list.ts'

/** The open rows as text to send: a heading an aisle, a line a row; empty when all is bought. */
export function listText(shown: ShownList, system: UnitSystem): string {
  return openSections(shown)
    .map(({ heading, rows }) => [heading, ...rows.map((row) => `- ${lineText(row, system)}`)].join('\n'))
    .join('\n\n')
}

/** "garlic, 1 head (3 cloves needed)"; the name first, since "1 can canned tomatoes" is bad English. */
function lineText(shown: ListRow, system: UnitSystem): string {
  const { row, hasGrown } = shown
  const { more, toBuy } = amountsOf(shown)
  const amount = (hasGrown ? more : toBuy)[system]
  const bought = amount ? `${row.name}, ${listMeasureWords(amount)}` : row.name
  const needed = hasGrown ? '' : neededWords(shown, system)
  return needed ? `${bought} (${needed})` : bought
}

import { applyInOrder, type Outcome } from '../../operations/change-template.ts'
import type { LeftoverChoice } from '../../operations/moving/leftover-choice.ts'
import { openSlotsFedBy, partLeftovers } from '../../operations/part-leftovers.ts'
import { findItem, type ItemPlace } from '../../places.ts'
import type { Template } from '../../template.ts'
import type { SeededPlanning } from '../diner.ts'
import { keepsDaysIn } from '../kitchen.ts'
import { fillByChance } from '../randomize-item.ts'

type PartingWish = Readonly<{ leftovers: LeftoverChoice; isOut: boolean }>

/** LIFE-2: parts leftovers from a dish that wasn't cooked, and finds others for those that are to be replaced. */
export function partLeftoversToFit(
  planning: SeededPlanning,
  template: Template,
  place: ItemPlace,
  { leftovers, isOut }: PartingWish,
): Outcome {
  const cooking = findItem(template, place)
  const isReplaced = leftovers === 'replace'
  const freed = isReplaced && cooking ? openSlotsFedBy(cooking) : []
  const keepsDaysOf = keepsDaysIn(planning.kitchen)
  return applyInOrder(template, [
    (current) =>
      partLeftovers(current, place, { leftovers: isReplaced ? 'open' : leftovers, keepsDaysOf, isOut }),
    ...freed.map((slot) => (current: Template) => fillByChance(planning, current, slot)),
  ])
}

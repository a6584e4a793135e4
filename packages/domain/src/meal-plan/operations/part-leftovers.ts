import type { KeepsDays } from '../feeding.ts'
import { emptied, type Item, type ItemId } from '../item.ts'
import { refusalAsCooked, slotsFedBy } from '../leftovers.ts'
import { type FoundItem, findItem, type ItemPlace } from '../places.ts'
import { refuse } from '../refusal.ts'
import type { Template } from '../template.ts'
import type { Outcome } from './change-template.ts'
import { cookForThemselves, eatersInOrder } from './moving/cook-where-eaten.ts'
import type { LeftoverChoice } from './moving/leftover-choice.ts'
import { changeEachItem } from './moving/seat-contents.ts'

/** `isOut`: something else was eaten instead of the dish, so that what its complete day says it cooked may not be there. */
export type Parting = Readonly<{
  leftovers: Exclude<LeftoverChoice, 'replace'>
  keepsDaysOf: KeepsDays
  isOut: boolean
}>

/** LIFE-2: what was to be eaten again of this dish no longer is; the dish stays where it stands. Meals of complete days were eaten from it. */
export function partLeftovers(template: Template, place: ItemPlace, wish: Parting): Outcome {
  const cooking = findItem(template, place)
  if (!cooking) return refuse({ because: 'not-there' })
  const parted = openSlotsFedBy(cooking)
  const [first] = parted
  if (!first) return { ok: true, template }
  const refusal = wish.isOut ? undefined : refusalAsCooked(first)
  if (refusal) return refuse(refusal)
  const isLast = parted.length === slotsFedBy(cooking).length
  const alone = isLast ? withoutLeftovers(template, cooking.item.id) : template
  return { ok: true, template: settled(alone, parted, wish) }
}

/** Those that weren't eaten by now, in the order they will be. */
export function openSlotsFedBy(cooking: FoundItem): FoundItem[] {
  const fed = slotsFedBy(cooking).filter(({ day }) => !day.isComplete)
  return eatersInOrder(fed, cooking.item.id)
}

function withoutLeftovers(template: Template, id: ItemId): Template {
  return changeEachItem(template, (item) =>
    item.id === id && item.kind === 'leftoverParent' ? { ...item, kind: 'normal' } : item,
  )
}

function settled(template: Template, parted: readonly FoundItem[], { leftovers, keepsDaysOf }: Parting) {
  // What wasn't cooked isn't frozen either.
  if (leftovers === 'cook') return cookForThemselves(template, parted, { keepsDaysOf, frozen: new Set() })
  const ids = new Set(parted.map(({ item }) => item.id))
  return changeEachItem(template, (item): Item => (ids.has(item.id) ? emptied(item) : item))
}

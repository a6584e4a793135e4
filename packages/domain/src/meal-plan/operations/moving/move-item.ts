import type { KeepsDays } from '../../feeding.ts'
import { emptied, type ItemId, isFilled } from '../../item.ts'
import { leftoversOf } from '../../leftovers.ts'
import { type FoundItem, findById, findItem, type ItemPlace } from '../../places.ts'
import { type Refusal, type Refused, refuse } from '../../refusal.ts'
import type { Template } from '../../template.ts'
import type { Outcome } from '../change-template.ts'
import { refusalAsDish, refusalAsOpen } from '../slot-content.ts'
import { cookWhereEaten } from './cook-where-eaten.ts'
import type { LeftoverChoice } from './leftover-choice.ts'
import { changeEachItem, type Seated } from './seat-contents.ts'
import { type SeatedMove, type Stranded, seatMove } from './stranded-leftovers.ts'

/** `to`: the other slot, of any open day. Without `leftovers` a move that parts some from their cooking is refused. */
export type Move = Readonly<{
  to: ItemId
  keepsDaysOf: KeepsDays
  leftovers?: Exclude<LeftoverChoice, 'replace'> | undefined
}>

/** LIFE-1: the dish of a slot into an open one. It stays locked, and its leftovers eat from it where they still can. */
export function moveItem(template: Template, place: ItemPlace, move: Move): Outcome {
  return seatElsewhere(template, place, move, refusalAsOpen)
}

/** LIFE-1: two dishes, each in the other's slot. */
export function exchangeItems(template: Template, place: ItemPlace, move: Move): Outcome {
  return seatElsewhere(template, place, move, refusalAsDish)
}

function seatElsewhere(
  template: Template,
  place: ItemPlace,
  move: Move,
  refusalOfTarget: (to: FoundItem) => Refusal | undefined,
): Outcome {
  const started = startMove(template, place, move, refusalOfTarget)
  return started.ok ? settleMove(started.seated, move) : started
}

export type StartedMove = Readonly<{ ok: true; seated: SeatedMove }> | Refused

/** Seats the contents of both slots once, whatever becomes of their leftovers then. */
export function startMove(
  template: Template,
  place: ItemPlace,
  { to: toId, keepsDaysOf }: Move,
  refusalOfTarget: (to: FoundItem) => Refusal | undefined,
): StartedMove {
  const from = findItem(template, place)
  const to = findById(template, toId)
  if (!from || !to) return refuse({ because: 'not-there' })
  const isSame = from.item.id === to.item.id
  const refusal = isSame ? undefined : (refusalToMove(from, to) ?? refusalOfTarget(to))
  if (refusal) return refuse(refusal)
  const [one, other] = [from.item as Seated, to.item as Seated]
  const unmoved = { seated: template, stranded: [], keepsDaysOf, frozen: new Set<ItemId>() }
  return { ok: true, seated: isSame ? unmoved : seatMove(template, one, other, keepsDaysOf) }
}

export function settleMove(seated: SeatedMove, move: Pick<Move, 'to' | 'leftovers'>): Outcome {
  return seated.stranded.length === 0 ? { ok: true, template: seated.seated } : settleLeftovers(seated, move)
}

/** Of a dish, wherever it goes: complete days stay, and a dessert is no main meal. */
export function refusalToMove(from: FoundItem, to: FoundItem): Refusal | undefined {
  const complete = [from, to].find(({ day }) => day.isComplete)
  if (complete) return { because: 'day-complete', dayNumber: complete.dayNumber }
  const isAcross = (from.item.meal === 'dessert') !== (to.item.meal === 'dessert')
  return refusalAsDish(from) ?? (isAcross ? { because: 'moves-dessert-and-main' } : undefined)
}

/** What is cooked by now can't be cooked elsewhere, so its leftovers don't go where they can't be eaten. */
function settleLeftovers(
  { seated, stranded, ...keeping }: SeatedMove,
  move: Pick<Move, 'to' | 'leftovers'>,
): Outcome {
  const cooked = stranded.find(({ parent }) => parent.day.isComplete)
  if (cooked) return refuse(cooked.because)
  if (move.leftovers === 'cook') {
    const cookings = new Set(stranded.map(({ parent }) => parent.item.id))
    const cook = (current: Template, id: ItemId) => cookWhereEaten(current, id, keeping)
    return { ok: true, template: [...cookings].reduce(cook, seated) }
  }
  const isMovedItself = stranded.some(({ slot }) => slot.item.id === move.to)
  if (move.leftovers === 'open' && !isMovedItself) return { ok: true, template: opened(seated, stranded) }
  const slots = stranded.map(({ slot }) => ({ dayNumber: slot.dayNumber, meal: slot.item.meal }))
  return refuse({ because: 'strands-leftovers', slots })
}

/** A dish whose last leftover went is cooked for itself. */
function opened(template: Template, stranded: readonly Stranded[]): Template {
  const gone = new Set(stranded.map(({ slot }) => slot.item.id))
  const without = changeEachItem(template, (item) => (gone.has(item.id) ? emptied(item) : item))
  const feeding = new Set(
    without.weeks.flatMap((week) =>
      stranded.filter(({ parent }) => leftoversOf(week, parent.item.id).length > 0).map(parentIdOf),
    ),
  )
  const parents = new Set(stranded.map(parentIdOf))
  return changeEachItem(without, (item) => {
    const isWidowed = parents.has(item.id) && !feeding.has(item.id)
    return isWidowed && isFilled(item) && item.kind === 'leftoverParent' ? { ...item, kind: 'normal' } : item
  })
}

function parentIdOf({ parent }: Stranded): ItemId {
  return parent.item.id
}

import { quantityText } from '../../kitchen/amount-text.ts'
import { joinWords } from '../../nutrition/certificate-text.ts'
import { mealWords } from '../meal-words.ts'
import { daysOfWeek } from '../meals.ts'
import { servingsText } from '../servings-text.ts'
import type { PlanAct } from './plan-act.ts'
import type { ShownContent, ShownSlot } from './shown-change.ts'

type Told = Readonly<{ act: PlanAct; slots: readonly ShownSlot[] }>

/** LIFE-8: what a change did: "Dinner on day 2: Beef stew → Tuna melt. Also open again: lunch on day 3". */
export function changeSentence({ act, slots }: Told): string {
  const [first] = slots
  if (!first) return act === 'regeneratePlan' ? 'A new plan' : 'An earlier plan brought back'
  if (act === 'undoChange') return `Brought back: ${broughtBack(slots)}`
  if (act === 'resetDay') return `Day ${first.dayNumber} emptied`
  if (act === 'randomizeDay') return `Day ${first.dayNumber} drawn again, ${dishCount(slots)}`
  if (act === 'randomizeWeek')
    return `Week ${Math.ceil(first.dayNumber / daysOfWeek)} drawn again, ${dishCount(slots)}`
  if (act === 'changeTarget')
    return `A new target: ${slots.length === 1 ? 'one meal' : `${slots.length} meals`} changed`
  if (act === 'useUpFoods') return `To use up what you have: ${dishCount(slots)} changed`
  return oneMeal(slots, first)
}

/** "Dinner on day 2: Beef stew → Tuna melt". */
export function slotSentence({ before, after, ...slot }: ShownSlot): string {
  const name = `${mealWords[slot.meal]} on day ${slot.dayNumber}`
  if (after.kind === 'skipped') return `${name} skipped`
  if (after.kind === 'empty')
    return before.kind === 'skipped' ? `${name} open again` : `${name} cleared: ${contentText(before)}`
  if (before.kind === 'empty' || before.kind === 'skipped') return `${name}: ${contentText(after)}`
  if (before.kind === after.kind && before.title === after.title)
    return `${name}: ${contentText(after)}, ${quantityText(before.servings, 'piece')} → ${servingsText(after.servings)}`
  return `${name}: ${contentText(before)} → ${contentText(after)}`
}

/** "Tuna melt", "leftover Tuna melt", "nothing planned". */
export function contentText(content: ShownContent): string {
  if (content.kind === 'empty') return 'nothing planned'
  if (content.kind === 'skipped') return 'skipped'
  const title = content.title ?? 'a recipe that is no longer there'
  return content.kind === 'leftover' ? `leftover ${title}` : title
}

function broughtBack(slots: readonly ShownSlot[]): string {
  const [one, another] = slots
  return one && !another ? slotSentence(one) : `${slots.length} meals`
}

function dishCount(slots: readonly ShownSlot[]): string {
  const count = slots.filter(isOtherDish).length
  return count === 1 ? 'one dish' : `${count} dishes`
}

/** LEFT-3: with what became of later meals that ate from the dish. */
function oneMeal(slots: readonly ShownSlot[], first: ShownSlot): string {
  const main = slots.find(isOtherDish) ?? first
  const others = slots.filter((slot) => slot !== main && isOtherDish(slot))
  const open = others.filter(({ after }) => after.kind === 'empty')
  const fresh = others.filter(({ after }) => after.kind !== 'empty')
  const also = (words: string, those: readonly ShownSlot[]) =>
    those.length > 0 ? `. ${words}: ${joinWords(those.map(slotName))}` : ''
  return `${slotSentence(main)}${also('Also new', fresh)}${also('Also open again', open)}`
}

function slotName({ meal, dayNumber }: ShownSlot): string {
  return `${meal} on day ${dayNumber}`
}

/** Not only another amount of the same. */
function isOtherDish({ before, after }: ShownSlot): boolean {
  return contentText(before) !== contentText(after)
}

import { servingsText } from '../../cooking/servings-text.ts'
import { quantityText } from '../../kitchen/amount-text.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { joinWords } from '../../nutrition/certificate-text.ts'
import type { ShownContent, ShownSlot } from '../history/shown-change.ts'
import { mealWords } from '../meal-words.ts'
import { type DayNaming, dayByNumber } from '../refusal-sentence.ts'
import { entryOfAct, type PlanAct } from './plan-acts.ts'

type Slots = readonly [ShownSlot, ...ShownSlot[]]
type Told = Readonly<{ act: PlanAct; slots: readonly ShownSlot[] }>

/** LIFE-8: what a change did: "Dinner on day 2: Beef stew → Tuna melt. Also open again: lunch on day 3". */
export function changeSentence({ act, slots }: Told, day: DayNaming = dayByNumber): string {
  const [first, ...rest] = slots
  if (!first) return entryOfAct(act === 'regeneratePlan' ? act : 'restoreTemplate').says
  return entryOfAct(act).says.replace(/\{([^}]+)\}/g, (_, blank: string) =>
    blanks[blank as keyof typeof blanks]([first, ...rest], day),
  )
}

/** What an entry of `planActs` may leave blank in what it says. */
const blanks = {
  meal: oneMeal,
  move: (slots, day) => moveSentence(slots, day) ?? oneMeal(slots, day),
  Day: ([{ dayNumber }], day) => capital(day(dayNumber)),
  week: ([{ dayNumber }]) => String(Math.ceil(dayNumber / daysOfWeek)),
  meals: ({ length }) => (length === 1 ? 'one meal' : `${length} meals`),
  dishes: dishCount,
  'meal or meals': ([one, another, ...others], day) =>
    another ? `${others.length + 2} meals` : slotSentence(one, day),
  rejected: rejectedTitle,
} as const satisfies Readonly<Record<string, (slots: Slots, day: DayNaming) => string>>

/** "Dinner on day 2: Beef stew → Tuna melt". */
export function slotSentence({ before, after, ...slot }: ShownSlot, day: DayNaming = dayByNumber): string {
  const name = mealName(slot, day)
  if (after.kind === 'skipped') return `${name} skipped`
  if (after.kind === 'empty')
    return before.kind === 'skipped' ? `${name} open again` : `${name} cleared: ${contentText(before)}`
  if (before.kind === 'empty' || before.kind === 'skipped') return `${name}: ${contentText(after)}`
  if (contentText(before) === contentText(after))
    return before.servings === after.servings
      ? `${name}: ${contentText(after)}, another amount of the side`
      : `${name}: ${contentText(after)}, ${quantityText(before.servings, 'piece')} → ${servingsText(after.servings)}`
  return `${name}: ${contentText(before)} → ${contentText(after)}`
}

/** "Tuna melt", "Tuna melt with Green salad", "leftover Tuna melt", "nothing planned". */
export function contentText(content: ShownContent): string {
  if (content.kind === 'empty') return 'nothing planned'
  if (content.kind === 'skipped') return 'skipped'
  const title = content.title ?? goneTitle
  const sides = (content.sides ?? []).map((side) => side.title ?? goneTitle)
  const plate = sides.length > 0 ? `${title} with ${joinWords(sides)}` : title
  return content.kind === 'leftover' ? `leftover ${plate}` : plate
}

const goneTitle = 'a recipe that is no longer there'

function rejectedTitle(slots: readonly ShownSlot[]): string {
  const cooked = slots.find(({ before }) => before.kind === 'normal')?.before
  return cooked ? contentText(cooked) : 'A dish'
}

function dishCount(slots: readonly ShownSlot[]): string {
  const count = slots.filter(isOtherDish).length
  return count === 1 ? 'one dish' : `${count} dishes`
}

/** LEFT-3: with what became of later meals that ate from the dish. */
function oneMeal(slots: Slots, day: DayNaming): string {
  const main = slots.find(isOtherDish) ?? slots[0]
  const others = slots.filter((slot) => slot !== main && isOtherDish(slot))
  return `${slotSentence(main, day)}${alsoSentence(others, day)}`
}

/** "Dinner on day 2 moved to lunch on day 4: Beef stew". Undefined where the same dish stood in both. */
function moveSentence(slots: readonly ShownSlot[], day: DayNaming): string | undefined {
  const moved = findMoved(slots)
  if (!moved) return undefined
  const { from, to } = moved
  const others = slots.filter((slot) => slot !== from && slot !== to && isOtherDish(slot))
  const dish = dishTitle(from.before)
  const name = mealName(from, day)
  const told =
    from.after.kind === 'empty'
      ? `${name} moved to ${slotName(to, day)}: ${dish}`
      : `${name} and ${slotName(to, day)} exchanged: ${dish} ↔ ${dishTitle(to.before)}`
  return `${told}${alsoSentence(others, day)}`
}

/** A leftover that was opened by the move had the same dish: what was cooked is the one that moved. */
function findMoved(slots: readonly ShownSlot[]) {
  const sources = slots.toSorted(
    (a, b) => Number(a.before.kind === 'leftover') - Number(b.before.kind === 'leftover'),
  )
  for (const from of sources)
    for (const to of slots)
      if (from !== to && isTakenOver(from.before, to.after) && isTakenOver(to.before, from.after))
        return { from, to }
  return undefined
}

function isTakenOver(one: ShownContent, other: ShownContent): boolean {
  return hasDish(one) && hasDish(other) ? one.title === other.title : one.kind === other.kind
}

function hasDish(content: ShownContent): content is Extract<ShownContent, { servings: number }> {
  return content.kind === 'normal' || content.kind === 'leftover'
}

function dishTitle(content: ShownContent): string {
  return hasDish(content) ? contentText({ ...content, kind: 'normal' }) : contentText(content)
}

function alsoSentence(others: readonly ShownSlot[], day: DayNaming): string {
  const open = others.filter(({ after }) => after.kind === 'empty')
  const fresh = others.filter(({ after }) => after.kind !== 'empty')
  const also = (words: string, those: readonly ShownSlot[]) =>
    those.length > 0 ? `. ${words}: ${joinWords(those.map((slot) => slotName(slot, day)))}` : ''
  return `${also('Also new', fresh)}${also('Also open again', open)}`
}

function mealName({ meal, dayNumber }: Pick<ShownSlot, 'meal' | 'dayNumber'>, day: DayNaming): string {
  return `${mealWords[meal]} on ${day(dayNumber)}`
}

function slotName({ meal, dayNumber }: ShownSlot, day: DayNaming): string {
  return `${meal} on ${day(dayNumber)}`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Not only another amount of the same. */
function isOtherDish({ before, after }: ShownSlot): boolean {
  return contentText(before) !== contentText(after)
}

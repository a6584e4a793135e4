import { servingsText } from '../../cooking/servings-text.ts'
import { quantityText } from '../../kitchen/amount-text.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { joinWords } from '../../nutrition/certificate-text.ts'
import { capitalize } from '../../text/capitalize.ts'
import type { AwayChange } from '../away/change-away.ts'
import type { DatesAway } from '../away/times-away.ts'
import type {
  ShownAbsence,
  ShownContent,
  ShownGuests,
  ShownSide,
  ShownSlot,
} from '../history/shown-change.ts'
import { mealWords } from '../meal-words.ts'
import { type DayNaming, dayByNumber } from '../refusal-sentence.ts'
import { guestsText } from '../table/guests.ts'
import { entryOfAct, type PlanAct } from './plan-acts.ts'

type Slots = readonly [ShownSlot, ...ShownSlot[]]
type Told = Readonly<{
  act: PlanAct
  slots: readonly ShownSlot[]
  /** TOG-1: where the calendar changed. */
  away?: AwayChange | undefined
  /** TOG-3: who isn't at meals of one day, or is again. */
  absences?: readonly ShownAbsence[] | undefined
  /** TOG-2: where a meal's guests changed. */
  guests?: readonly ShownGuests[] | undefined
}>

/** LIFE-8: what a change did: "Dinner on day 2: Beef stew → Tuna melt. Also open again: lunch on day 3". */
export function changeSentence(
  { act, slots, away, absences = [], guests: [guests] = [] }: Told,
  day: DayNaming = dayByNumber,
): string {
  const [absence, ...otherAbsences] = absences
  if (absence) return absenceSentence([absence, ...otherAbsences], slots, day)
  if (guests) return guestsSentence(guests, day)
  if (away) return awaySentence(away, slots, day)
  const [first, ...rest] = slots
  if (!first) return entryOfAct(act === 'regeneratePlan' ? act : 'restoreTemplate').says
  return entryOfAct(act).says.replace(/\{([^}]+)\}/g, (_, blank: string) =>
    blanks[blank as keyof typeof blanks]([first, ...rest], day),
  )
}

/** TOG-1: "Away Dec 3 – 6. Cooked for itself: lunch on Monday". What an undo did is told as what it comes to. */
function awaySentence({ before, after }: AwayChange, slots: readonly ShownSlot[], day: DayNaming): string {
  const isIn = (some: readonly DatesAway[], { id }: DatesAway) => some.some((one) => one.id === id)
  const [come] = after.filter((one) => !isIn(before, one))
  const changed = come ?? before.find((one) => !isIn(after, one)) ?? before[0]!
  const told = entryOfAct(come ? 'addAway' : 'removeAway').says.replace('{dates}', dateRange(changed))
  const cooked = slots.filter((slot) => slot.before.kind === 'leftover' && slot.after.kind === 'normal')
  const saved = slots.filter((slot) => slot.after.kind === 'leftover')
  const also = (words: string, those: readonly ShownSlot[]) =>
    those.length > 0 ? `. ${words}: ${joinWords(those.map((slot) => slotName(slot, day)))}` : ''
  return `${told}${also('No leftover any more, but cooked', cooked)}${also('A leftover again', saved)}`
}

/** TOG-3: "Dinner on Friday without Jo", "Lunch and dinner on day 3 with Jo again. Also new: lunch on day 3". */
function absenceSentence(
  absences: readonly [ShownAbsence, ...ShownAbsence[]],
  slots: readonly ShownSlot[],
  day: DayNaming,
): string {
  const told = (whom: 'gone' | 'back', tell: (names: string) => string) => {
    const those = absences.filter((one) => one[whom].length > 0)
    if (those.length === 0) return []
    const blanksOf = {
      Meals: capitalize(joinWords(those.map(({ meal }) => meal))),
      day: day(absences[0].dayNumber),
      'without or with': tell(joinWords([...new Set(those.flatMap((one) => one[whom]))])),
    }
    return [
      entryOfAct('setAbsent').says.replace(
        /\{([^}]+)\}/g,
        (_, blank: string) => blanksOf[blank as keyof typeof blanksOf],
      ),
    ]
  }
  const sentences = [
    ...told('gone', (names) => `without ${names}`),
    ...told('back', (names) => `with ${names} again`),
  ]
  return `${sentences.join('. ')}${alsoSentence(slots.filter(isOtherDish), day)}`
}

/** TOG-2: "Dinner on Friday with 2 guests and a child", "Dinner on Friday without guests", or what they may not eat. */
function guestsSentence({ meal, dayNumber, before, after }: ShownGuests, day: DayNaming): string {
  const text = guestsText(after)
  if (text && text === guestsText(before)) return `What guests may not eat, ${meal} on ${day(dayNumber)}`
  return `${capitalize(meal)} on ${day(dayNumber)} ${text ? `with ${text}` : 'without guests'}`
}

/** "Dec 3 – 6", in the language of where it is shown. */
function dateRange({ from, to }: Pick<DatesAway, 'from' | 'to'>): string {
  const format = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** What an entry of `planActs` may leave blank in what it says. */
const blanks = {
  // Told by `awaySentence`, which knows them.
  dates: () => '',
  // Told by `absenceSentence`.
  Meals: ([{ meal }]) => capitalize(meal),
  day: ([{ dayNumber }], day) => day(dayNumber),
  'without or with': () => 'with other people',
  meal: oneMeal,
  move: (slots, day) => moveSentence(slots, day) ?? oneMeal(slots, day),
  Day: ([{ dayNumber }], day) => capitalize(day(dayNumber)),
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
  if (dishText(before) === dishText(after) && before.servings === after.servings)
    return `${name}: ${besideSentence(before, after)}`
  if (contentText(before) === contentText(after))
    return `${name}: ${contentText(after)}, ${amountChange(before.servings, after.servings)}`
  return `${name}: ${contentText(before)} → ${contentText(after)}`
}

/** PLATE-3: "Green salad beside Beef stew", "Beef stew without Green salad", "Green salad beside Beef stew, 1 → 1 ½ servings". */
function besideSentence(before: ShownDish, after: ShownDish): string {
  const main = dishText(after)
  const [sides, others] = [sidesIn(before), sidesIn(after)]
  const added = others.filter(({ title }) => sides.every((side) => side.title !== title))
  const gone = sides.filter(({ title }) => others.every((side) => side.title !== title))
  if (added.length > 0)
    return `${titlesOf(added)} beside ${main}${gone.length > 0 ? `, instead of ${titlesOf(gone)}` : ''}`
  if (gone.length > 0) return `${main} without ${titlesOf(gone)}`
  const amounts = others.flatMap((side) => {
    const old = sides.find(({ title }) => title === side.title)
    const isChanged = old !== undefined && old.servings !== side.servings
    return isChanged
      ? [`${titlesOf([side])} beside ${main}, ${amountChange(old.servings, side.servings)}`]
      : []
  })
  return amounts.length > 0 ? amounts.join('; ') : contentText(after)
}

/** "1 → 1 ½ servings" */
function amountChange(before: number, after: number): string {
  return `${quantityText(before, 'piece')} → ${servingsText(after)}`
}

/** "Tuna melt", "Tuna melt with Green salad", "leftover Tuna melt", "nothing planned". */
export function contentText(content: ShownContent): string {
  if (content.kind === 'empty') return 'nothing planned'
  if (content.kind === 'skipped') return 'skipped'
  const sides = sidesIn(content)
  return sides.length > 0 ? `${dishText(content)} with ${titlesOf(sides)}` : dishText(content)
}

/** Without what stands beside it. */
function dishText({ kind, title = goneTitle }: ShownDish): string {
  return kind === 'leftover' ? `leftover ${title}` : title
}

function sidesIn({ sides = [] }: ShownDish): readonly ShownSide[] {
  return sides
}

function titlesOf(dishes: readonly Pick<ShownSide, 'title'>[]): string {
  return joinWords(dishes.map(({ title = goneTitle }) => title))
}

const goneTitle = 'a recipe that is no longer there'

/** The dish, or the side that went from beside one that stayed. */
function rejectedTitle(slots: readonly ShownSlot[]): string {
  const slot = slots.find(({ before }) => before.kind === 'normal')
  if (!slot || !hasDish(slot.before)) return 'A dish'
  const { before, after } = slot
  if (!hasDish(after) || before.title !== after.title) return dishText(before)
  const gone = sidesIn(before).filter(({ title }) => sidesIn(after).every((side) => side.title !== title))
  return gone.length > 0 ? titlesOf(gone) : dishText(before)
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

type ShownDish = Extract<ShownContent, { servings: number }>

function hasDish(content: ShownContent): content is ShownDish {
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

/** Not only another amount of the same. */
function isOtherDish({ before, after }: ShownSlot): boolean {
  return contentText(before) !== contentText(after)
}

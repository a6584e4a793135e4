import { daysLeftoversKeep, daysOfWeek, meals } from '../../meals/meals.ts'
import { cookedServings } from '../cooked-amount.ts'
import { daysApart } from '../feeding.ts'
import { cookingOf, type FilledItem, type Item, isCooked, isFilled } from '../item.ts'
import { itemsIn } from '../places.ts'
import { isOnGrid } from '../servings.ts'
import { activeDayIndex, isDayReady, type WeekState, weekStateOf, weekStates } from '../states.ts'
import { servedTo } from '../table/served.ts'
import { type Day, itemsOf, type Week } from '../template.ts'

/** What is wrong with a week, whatever was done to it; a sound one has none. */
export function faultsOf(week: Week): string[] {
  return [
    ...faultIf(week.days.length !== daysOfWeek, `${week.days.length} days`),
    ...week.days.flatMap(({ items }) => slotFaults(items)),
    ...orderFaults(week),
    ...leftoverFaults(week),
    ...amountFaults(week),
    ...stateFaults(week),
  ]
}

export function faultIf(isFault: boolean, fault: string): string[] {
  return isFault ? [fault] : []
}

function slotFaults(items: readonly Item[]): string[] {
  const order = items.map(({ meal }) => meals.indexOf(meal))
  const skipped = items.filter(({ kind }) => kind === 'skipped')
  return [
    ...faultIf(
      order.some((place, at) => at > 0 && place <= order[at - 1]!),
      'slots out of order, or one twice',
    ),
    ...faultIf(skipped.length > 2, 'more than two skipped'),
    ...faultIf(
      skipped.some(({ meal }) => (meal as string) === 'dessert'),
      'dessert skipped',
    ),
    ...items.filter(isFilled).flatMap((item) => plateFaults(item)),
  ]
}

function plateFaults({ id, recipeId, servings, sides = [] }: FilledItem): string[] {
  const amounts = [servings, ...sides.map((side) => side.servings)]
  const dishes = [recipeId, ...sides.map((side) => side.recipeId)]
  return [
    ...amounts.flatMap((amount) => faultIf(!isOnGrid(amount), `${amount} of ${id}`)),
    ...faultIf(sides.length > 2, `${sides.length} sides of ${id}`),
    ...faultIf(new Set(dishes).size < dishes.length, `a dish twice on ${id}`),
  ]
}

/** Complete days are the first ones of a week, and have no open main meal. */
function orderFaults({ days }: Week): string[] {
  const order = days.map(({ isComplete }) => (isComplete ? 'c' : '.')).join('')
  const isOpen = ({ kind, meal }: Item) => kind === 'empty' && meal !== 'dessert'
  return [
    ...faultIf(/\.c/.test(order), `complete days ${order}`),
    ...faultIf(
      days.some(({ isComplete, items }) => isComplete && items.some(isOpen)),
      'a complete day has an open meal',
    ),
  ]
}

function leftoverFaults(week: Week): string[] {
  const slots = itemsIn({ week, weekIndex: 0 })
  const parents = new Set(slots.map(({ item }) => (item.kind === 'leftover' ? item.parentId : undefined)))
  return slots.flatMap((slot) => {
    const { item } = slot
    if (isCooked(item)) {
      const isParent = item.kind === 'leftoverParent'
      return faultIf(parents.has(item.id) !== isParent, `${item.id} is ${item.kind}`)
    }
    if (item.kind !== 'leftover') return []
    const parent = slots.find((other) => other.item.id === cookingOf(item))
    if (parent?.item.kind !== 'leftoverParent') return [`${item.id} eats from nothing`]
    const age = daysApart(parent, slot)
    return [
      ...faultIf(age < 1 || age > daysLeftoversKeep, `${item.id} is ${age} days old`),
      ...faultIf(parent.item.recipeId !== item.recipeId, `${item.id} is another recipe than its parent`),
    ]
  })
}

/** All that is cooked in a week is eaten in it. */
function amountFaults(week: Week): string[] {
  const items = itemsOf(week)
  const eaten = items.filter(isFilled).reduce((sum, { servings }: FilledItem) => sum + servings, 0)
  const parents = items.filter((item) => item.kind === 'leftoverParent')
  const alone = items.filter((item) => item.kind === 'normal')
  const cooked =
    parents.reduce((sum, item) => sum + cookedServings(week, item, servedTo(1)), 0) +
    alone.reduce((sum, { servings }) => sum + servings, 0)
  return faultIf(eaten !== cooked, `${cooked} servings cooked, ${eaten} eaten`)
}

/** DAY-2, counted out: each state has its own condition, and no two hold at once. */
function stateFaults(week: Week): string[] {
  const count = (holds: (day: Day) => boolean) => week.days.filter(holds).length
  const complete = count(({ isComplete }) => isComplete)
  const ready = count(isDayReady)
  const isUnfilled = !itemsOf(week).some(isFilled)
  const holds: Readonly<Record<WeekState, boolean>> = {
    empty: isUnfilled,
    preparing: !isUnfilled && ready < daysOfWeek,
    ready: ready === daysOfWeek && complete === 0,
    cooking: ready === daysOfWeek && complete > 0 && complete < daysOfWeek,
    complete: complete === daysOfWeek,
  }
  const expected = weekStates.filter((state) => holds[state]).join()
  const state = weekStateOf(week)
  const opened = week.days[activeDayIndex(week)]!
  return [
    ...faultIf(state !== expected, `${state} instead of ${expected}`),
    ...faultIf(isDayReady(opened) && ready < daysOfWeek, 'opens on a ready day'),
  ]
}

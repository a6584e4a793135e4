import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar/iso-date.ts'
import { burger, coffee, foodExtra, logEntry, notCounted } from '../../food-log/testing/invented-log.ts'
import { addMacros, noMacros, scaleMacros, shownMacros } from '../../nutrition/macros.ts'
import { fullQuestionnaire } from '../../onboarding/testing/full-questionnaire.ts'
import { isFilled } from '../item.ts'
import { itemsOf } from '../template.ts'
import { about, templateOf } from '../testing/invented-template.ts'
import { dayAsEaten } from './day-as-eaten.ts'
import type { MealPlan } from './meal-plan.ts'

/** Day 3 of the plan is Wednesday, March 4; three meals. */
const template = templateOf(['rrrrrrr'])
const day = template.weeks[0]!.days[2]!
const date = addDays(about.startDate, 2)
const dates = { date, today: date }
const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 30 }
const planned = scaleMacros(perServing, 3)
const target = {
  calories: { minimum: 1400, maximum: 1650 },
  fat: { minimum: 100, maximum: 135 },
  netCarbs: { minimum: 0, maximum: 25 },
  protein: { minimum: 80, maximum: 120 },
}
const snackRoom = { calories: 300, fat: 24, netCarbs: 6, protein: 15 }
const fit = { target, actual: planned, deviation: 0, inRange: true }
const ids = itemsOf(template.weeks[0]!).filter(isFilled)
const planWith = (
  own: Partial<typeof fit & { snackRoom: typeof snackRoom; besides: typeof coffee }> = {},
) => {
  const answers = own.snackRoom
    ? { ...fullQuestionnaire, snackRoom: { places: 2, calories: 150, netCarbs: 3 } }
    : fullQuestionnaire
  const cards = Object.fromEntries(ids.map(({ recipeId }) => [recipeId, { perServing }]))
  const certified = { [day.id]: { day, fit: { ...fit, ...own } } }
  return { answers, template, cards, certified } as unknown as MealPlan
}
const plan = planWith()
const asEaten = (log: Partial<Parameters<typeof dayAsEaten>[3]>, of = plan, on = dates) =>
  dayAsEaten(of, day, on, { entries: [], extras: [], ...log })
const snack = (id = 'snack') => logEntry({ id, place: { kind: 'snack' }, figures: coffee })

describe('a day as it was eaten', () => {
  it('[LIFE-9] is the day as planned where nothing was written down', () => {
    const { planned: asPlanned, eaten, inRange, entries, extras, notCounted: unknown } = asEaten({})
    expect(asPlanned).toEqual(fit)
    expect(eaten).toBe(asPlanned)
    expect([inRange, entries, extras, unknown.size]).toEqual([true, [], [], 0])
    const out = asEaten({}, planWith({ inRange: false, deviation: 0.1 }))
    expect([out.eaten, out.inRange]).toEqual([out.planned, false])
  })

  it('[LIFE-9] is without what was replaced, and with what was logged', () => {
    const { eaten, inRange, entries } = asEaten({ entries: [logEntry()] })
    const actual = shownMacros(addMacros(scaleMacros(perServing, 2), burger))
    expect(eaten).toEqual({ target, actual, deviation: 0, inRange: true })
    expect([inRange, entries]).toEqual([true, [logEntry()]])
    const far = asEaten({ entries: [logEntry({ figures: { ...burger, calories: 2000 } })] })
    expect(far.eaten.actual.calories).toBe(3000)
    expect([far.eaten.inRange, far.inRange]).toEqual([false, false])
    expect(far.eaten.deviation).toBeGreaterThan(0)
    expect(far.planned).toEqual(fit)
  })

  it('[LIFE-9] holds nothing of another date', () => {
    const {
      eaten,
      planned: asPlanned,
      entries,
    } = asEaten({ entries: [logEntry({ date: addDays(date, 1) })] })
    expect(eaten).toBe(asPlanned)
    expect(entries).toEqual([])
  })

  it('[LIFE-2] can’t be judged while a meal isn’t counted', () => {
    const { eaten, inRange, notCounted: unknown } = asEaten({ entries: [notCounted()] })
    expect(eaten.actual).toEqual(shownMacros(scaleMacros(perServing, 2)))
    expect([inRange, eaten.inRange, [...unknown]]).toEqual([undefined, false, ['dinner']])
  })

  it('[LIFE-4] has the extras that the device has by now, once', () => {
    const told = planWith({ besides: coffee, actual: addMacros(planned, coffee) })
    const same = asEaten({ extras: [foodExtra()] }, told)
    expect(same.eaten).toBe(same.planned)
    expect(same.extras).toEqual([foodExtra()])
    const gone = asEaten({}, told)
    expect(gone.eaten.actual).toEqual(shownMacros(planned))
    const come = asEaten({ extras: [foodExtra()] })
    expect(come.eaten.actual).toEqual(shownMacros(addMacros(planned, coffee)))
    const other = asEaten({ extras: [foodExtra({ figures: { ...coffee, fat: 20 } })] }, told)
    expect(other.eaten.actual.fat).toBeCloseTo(140, 6)
    expect(other.inRange).toBe(false)
    const logged = asEaten({ extras: [foodExtra()], entries: [logEntry()] }, told)
    expect(logged.eaten.actual).toEqual(
      shownMacros(addMacros(addMacros(scaleMacros(perServing, 2), burger), coffee)),
    )
  })

  it('[LIFE-7] keeps of the room for snacks what is still open', () => {
    const roomy = planWith({ snackRoom, actual: addMacros(planned, snackRoom) })
    const untouched = asEaten({}, roomy)
    expect(untouched.eaten).toBe(untouched.planned)
    const one = asEaten({ entries: [snack()] }, roomy).eaten
    const half = scaleMacros(snackRoom, 0.5)
    expect(one.actual).toEqual(shownMacros(addMacros(addMacros(planned, half), coffee)))
    expect(one.snackRoom).toEqual(shownMacros(half))
    const two = asEaten({ entries: [snack('a'), snack('b')] }, roomy).eaten
    expect(two.actual).toEqual(shownMacros(addMacros(planned, scaleMacros(coffee, 2))))
    expect(two).not.toHaveProperty('snackRoom')
  })

  it('[LIFE-7] has no room any more once it is over', () => {
    const roomy = planWith({ snackRoom, actual: addMacros(planned, snackRoom) })
    const over = asEaten({}, roomy, { date, today: addDays(date, 1) })
    expect(over.eaten.actual).toEqual(shownMacros(planned))
    expect(over.inRange).toBe(true)
    expect(over.eaten).not.toHaveProperty('snackRoom')
  })

  it('[LIFE-9] counts a dish without a card as nothing', () => {
    const bare = { ...plan, cards: {} }
    expect(asEaten({ entries: [logEntry()] }, bare).eaten.actual).toEqual(
      shownMacros(addMacros(planned, burger)),
    )
    expect(addMacros(noMacros, planned)).toEqual(planned)
  })
})

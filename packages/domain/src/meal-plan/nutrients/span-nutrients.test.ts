import { describe, expect, it } from 'vitest'
import { eachNutrient, noNutrients, scaleNutrients } from '../../nutrition/nutrients.ts'
import { changeServings } from '../operations/change-servings.ts'
import type { Day } from '../template.ts'
import { dayOf, generatedTemplate, made, slotAt, templateOf } from '../testing/invented-template.ts'
import { dayNutrients } from './day-nutrients.ts'
import { spanNutrients } from './span-nutrients.ts'

const perServing = { fiber: 4, saturatedFat: 10, sodium: 800, potassium: 600, magnesium: 60 }
const nutrientsOf = () => perServing
const ofDay = (day: Pick<Day, 'items'>) => dayNutrients(day, nutrientsOf)

describe('nutrients of a day', () => {
  it('[MIN-1] are those of its dishes times their servings', () => {
    expect(dayNutrients(dayOf('r'), nutrientsOf)).toEqual(scaleNutrients(perServing, 3))
    expect(dayNutrients(dayOf('k'), nutrientsOf)).toEqual(noNutrients)
  })

  it('[MIN-1] hold a leftover on the day it is eaten, in its own servings', () => {
    const drawn = generatedTemplate()
    const more = made(changeServings(drawn, slotAt(drawn, 2, 'lunch'), 2))
    const sodiumOf = (template: typeof drawn, at: number) =>
      dayNutrients(template.weeks[0]!.days[at]!, nutrientsOf)?.sodium
    expect(sodiumOf(more, 1)).toBe(sodiumOf(drawn, 1)! + 400)
    expect(sodiumOf(more, 0)).toBe(sodiumOf(drawn, 0))
  })

  it('[MIN-1] are not told where a dish doesn’t say, rather than told without it', () => {
    const day = dayOf('r')
    const [breakfast] = day.items
    const without = `recipe-${breakfast!.id}`
    expect(dayNutrients(day, (id) => (id === without ? undefined : perServing))).toBeUndefined()
  })
})

describe('nutrients of a week', () => {
  const [week, empty] = templateOf(['rrrk.rr', '.......']).weeks

  it('[MIN-1] are a sum, and the mean of the days on which something is eaten', () => {
    const { sum, mean } = spanNutrients(week!.days, ofDay)!
    expect(sum).toEqual(scaleNutrients(perServing, 15))
    expect(mean).toEqual(eachNutrient((name) => 3 * perServing[name]))
  })

  it('[MIN-1] are nothing where nothing is eaten, and not told where a dish doesn’t say', () => {
    expect(spanNutrients(empty!.days, ofDay)).toEqual({ sum: noNutrients, mean: noNutrients })
    expect(spanNutrients(week!.days, () => undefined)).toBeUndefined()
  })
})

import type { Weekday } from '../../calendar/weekday.ts'
import { type MainMeal, mainMeals, meals } from '../../meals/meals.ts'
import { eachMacro, type Macros } from '../../nutrition/macros.ts'
import { type MacroRanges, middleOf } from '../../nutrition/ranges.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Eater, Questionnaire } from '../../onboarding/questionnaire.ts'

/** TOG-3: what an eater with needs of their own may have of the meals that they share on a day. */
export type PartOfDay = Readonly<{
  /** Of their day: the least and the most that these meals may hold, so that the others can hold the rest. */
  least: number
  most: number
  ranges: MacroRanges
  /** LIFE-7: of these ranges, what they keep free for snacks; absent of a part, from which it is taken off before. */
  snackRoom?: Macros | undefined
}>

/**
 * TOG-3: all of their ranges where they share each meal of the day; else what is left of them when every other meal holds no more and no
 * less than its share, and their snacks have their room.
 */
export function partOfDay(answers: Questionnaire, shared: readonly MainMeal[]): PartOfDay {
  const { ranges: whole, wishes, shares, snackRoom } = profileOf(answers)
  const eaten = meals.filter((meal) => !wishes[meal].isSkipped || shared.some((one) => one === meal))
  const others = eaten.filter((meal) => !shared.some((one) => one === meal))
  if (others.length === 0) return { least: 1, most: 1, ranges: whole, ...(snackRoom && { snackRoom }) }
  const sum = (of: readonly (typeof meals)[number][], end: 'least' | 'most') =>
    of.reduce((total, meal) => total + shares[meal][end], 0)
  const least = Math.max(sum(shared, 'least'), 1 - sum(others, 'most'))
  const most = Math.min(sum(shared, 'most'), 1 - sum(others, 'least'))
  const ranges = snackRoom ? rangesWithout(whole, snackRoom) : whole
  const ofMeals = middleOf(ranges.calories) / middleOf(whole.calories)
  return {
    least: least * ofMeals,
    most: most * ofMeals,
    ranges: eachMacro((name) => ({
      minimum: ranges[name].minimum * least,
      maximum: ranges[name].maximum * most,
    })),
  }
}

export function rangesWithout(ranges: MacroRanges, macros: Macros): MacroRanges {
  return eachMacro((name) => ({
    minimum: Math.max(0, ranges[name].minimum - macros[name]),
    maximum: Math.max(0, ranges[name].maximum - macros[name]),
  }))
}

/** What portions are chosen near to: of a part its middle is too much for some macros and too little for others. */
export function aimOfPart({ least, most }: PartOfDay, { calories, fat, netCarbs, protein }: MacroRanges) {
  const share = (least + most) / 2
  return {
    calories: share * middleOf(calories),
    fat: share * middleOf(fat),
    netCarbs: share * middleOf(netCarbs),
    protein: share * middleOf(protein),
  }
}

export function sharedMealsOn({ sharedOn }: Pick<Eater, 'sharedOn'>, weekday: Weekday): readonly MainMeal[] {
  return mainMeals.filter((meal) => sharedOn[meal].includes(weekday))
}

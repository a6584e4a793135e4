import { deviationFrom } from '../../nutrition/deviation.ts'
import { type Macros, noMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type FilledItem, type Helping, helpingsOf } from '../item.ts'
import { mostPortionOf } from '../planner/portions/portions.ts'
import { leastServings, servingStep } from '../servings.ts'
import { timesHelping } from './served.ts'

/** What stands in a slot that an eater shares: a serving of its main, and what stands beside so much of it. */
export type SharedDish = Readonly<{
  item: FilledItem
  main: Macros
  gramsOfMain: number
  /** Of all sides; absent without any. */
  sides?: Macros | undefined
}>

/** How much an eater gets of an item, its main first, in quarters; `own`: what is cooked for them alone. */
export type EaterPortion = Readonly<{
  item: FilledItem
  helpings: readonly Helping[]
  own: readonly Helping[]
}>

export type PortionedEater = Readonly<{
  portions: readonly EaterPortion[]
  totals: Macros
  deviation: number
}>

export type Asked = Readonly<{ ranges: MacroRanges; aim: Macros; besides: Macros | undefined }>
type Choice = Readonly<{ servings: number; hasSides: boolean; macros: Macros; price: number }>

/** What a plate without its sides, and one that is twice or half a serving, costs beside a day that is off its middle by all of it. */
export const priceWithoutSides = 0.1
const priceOfDoubling = 0.04
/** A gain of thousandths is none that is felt: then the plate nearer to a serving is taken. */
const perMacro = { calories: 1, fat: 0.3, protein: 0.3 } as const

/**
 * TOG-3: the portions of the dishes that an eater shares on a day, in their ranges where any portions are. Every combination is looked at:
 * a day has three meals at most.
 */
export function portionEater(dishes: readonly SharedDish[], asked: Asked): PortionedEater {
  const missOf = deviationFrom(asked.ranges)
  const choices = dishes.map(choicesOf)
  const start = asked.besides ?? noMacros
  let best: Readonly<{ chosen: readonly Choice[]; miss: number; price: number; totals: Macros }> | undefined
  const search = (at: number, chosen: readonly Choice[], totals: Macros, price: number) => {
    if (at < choices.length) {
      for (const choice of choices[at]!)
        search(at + 1, [...chosen, choice], plus(totals, choice.macros), price + choice.price)
      return
    }
    const miss = missOf(totals.calories, totals.fat, totals.netCarbs, totals.protein)
    if (best && miss > best.miss) return
    const all = price + distanceFrom(asked.aim, totals)
    if (!best || miss < best.miss || all < best.price) best = { chosen, miss, price: all, totals }
  }
  search(0, [], start, 0)
  const { chosen, totals, miss } = best!
  const portions = dishes.map(({ item }, at) => {
    return { item, helpings: helpingsIn(item, chosen[at]!), own: [] }
  })
  return { portions, totals, deviation: miss }
}

/** Sides in the proportion of the owner's plate, or none. */
function helpingsIn(item: FilledItem, { servings, hasSides }: Choice): readonly Helping[] {
  const [main, ...sides] = helpingsOf(item)
  const factor = hasSides ? servings / item.servings : 0
  return [{ recipeId: main!.recipeId, servings }, ...sides.map((side) => timesHelping(side, factor))]
}

function choicesOf({ item, main, gramsOfMain, sides }: SharedDish): Choice[] {
  const choices: Choice[] = []
  for (const servings of portionsOfMain(gramsOfMain)) {
    const price = priceOfPortion(servings)
    const besides = sides && plus(times(main, servings), times(sides, servings / item.servings))
    if (besides) choices.push({ servings, hasSides: true, macros: besides, price })
    const alone = besides ? price + priceWithoutSides : price
    choices.push({ servings, hasSides: false, macros: times(main, servings), price: alone })
  }
  return choices
}

/** In quarters, up to the largest plate. */
export function portionsOfMain(gramsOfMain: number): readonly number[] {
  const most = Math.max(leastServings, mostPortionOf(gramsOfMain) * servingStep)
  const portions: number[] = []
  for (let servings = leastServings; servings <= most; servings += servingStep) portions.push(servings)
  return portions
}

export function priceOfPortion(servings: number): number {
  return priceOfDoubling * Math.log2(servings) ** 2
}

export function distanceFrom(aim: Macros, { calories, fat, protein }: Macros): number {
  return (
    perMacro.calories * Math.abs(calories / aim.calories - 1) +
    perMacro.fat * Math.abs(fat / Math.max(1, aim.fat) - 1) +
    perMacro.protein * Math.abs(protein / Math.max(1, aim.protein) - 1)
  )
}

/** Spelled out: this runs some thousand times a day and eater. */
function plus(a: Macros, b: Macros): Macros {
  return {
    calories: a.calories + b.calories,
    fat: a.fat + b.fat,
    netCarbs: a.netCarbs + b.netCarbs,
    protein: a.protein + b.protein,
  }
}

function times({ calories, fat, netCarbs, protein }: Macros, factor: number): Macros {
  return {
    calories: calories * factor,
    fat: fat * factor,
    netCarbs: netCarbs * factor,
    protein: protein * factor,
  }
}

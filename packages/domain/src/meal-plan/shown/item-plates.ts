import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type EaterId, type PartialQuestionnaire, peopleOf } from '../../onboarding/questionnaire.ts'
import { helpingsOf, type ItemId } from '../item.ts'
import { servedWithGuests } from '../table/guests.ts'
import { type ServedOf, timesHelping } from '../table/served.ts'
import type { Template } from '../template.ts'

/** TOG-3: what an eater gets of an item: of its main, and of each side. */
export type ShownPlate = Readonly<{
  eaterId: EaterId
  name: string
  helpings: readonly Readonly<{ servings: number; grams: number }>[]
  nutrition: Macros
}>

/** What the server says of an item, and for which servings of the owner's. */
export type ItemPlates = Readonly<{ servings: number; plates: readonly ShownPlate[] }>

/** Of an eater with needs of their own: what the meals of a day that they share come to. */
export type ShownEaterFit = Readonly<{
  eaterId: EaterId
  name: string
  inRange: boolean
  totals: Macros
  target: MacroRanges
  /** Of their day; 1 and 1 for all of it. */
  part: Readonly<{ least: number; most: number }>
}>

type Served = Readonly<{
  answers: Pick<PartialQuestionnaire, 'people'>
  plates?: Readonly<Record<ItemId, ItemPlates>> | undefined
  template: Pick<Template, 'weeks'>
}>

/** Of a plan on the device: a change that isn't answered yet keeps the proportions that the server told. */
export function servedIn({ answers, plates, template }: Served): ServedOf {
  const people = peopleOf(answers)
  const servedOf: ServedOf = (item) => {
    const known = plates?.[item.id]
    const factor = known ? item.servings / known.servings : 0
    return helpingsOf(item).map((helping, at) => {
      const others = known?.plates.reduce((sum, { helpings }) => sum + (helpings[at]?.servings ?? 0), 0) ?? 0
      const { recipeId, servings } = timesHelping(helping, people)
      return { recipeId, servings: servings + factor * others }
    })
  }
  return servedWithGuests(servedOf, template)
}

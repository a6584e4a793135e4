import { joinWords } from '../../nutrition/certificate-text.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type EaterId, type PartialQuestionnaire, peopleOf } from '../../onboarding/questionnaire.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { type Helping, helpingsOf, type ItemId } from '../item.ts'
import { absentAt, absentByItem } from '../table/absent.ts'
import { servedWithGuests } from '../table/guests.ts'
import { type ServedOf, timesHelping } from '../table/served.ts'
import type { Day, Template } from '../template.ts'

/** TOG-3: what an eater gets of an item: of its main, and of each side. */
export type ShownPlate = Readonly<{
  eaterId: EaterId
  name: string
  helpings: readonly Readonly<{ servings: number; grams: number }>[]
  nutrition: Macros
}>

/** TOG-3: what is cooked for these alone, since the shared dishes would leave their day out of range. */
export type DishApart = Readonly<{
  recipeId: RecipeId
  title: string
  eaters: readonly Readonly<{ eaterId: EaterId; name: string; servings: number; grams: number }>[]
}>

/** TOG-3: as screens, print, calendar and reminders say it. */
export function cookedAloneText(names: readonly string[]): string {
  return `For ${joinWords(names)} alone`
}

/** What the server says of an item, and for which servings of the owner's. `absent`: who would eat along, and doesn't this time. */
export type ItemPlates = Readonly<{
  servings: number
  plates: readonly ShownPlate[]
  apart?: readonly DishApart[] | undefined
  absent?: readonly Pick<ShownPlate, 'eaterId' | 'name'>[]
}>

/** Of an eater with needs of their own: what the meals of a day that they share come to. */
export type ShownEaterFit = Readonly<{
  eaterId: EaterId
  name: string
  inRange: boolean
  totals: Macros
  target: MacroRanges
  /** Of their day; 1 and 1 for all of it. */
  part: Readonly<{ least: number; most: number }>
  /** LIFE-7: in the totals. */
  snackRoom?: Macros | undefined
}>

/** TOG-3: who eats an item along on other days, in one order wherever they are this time. */
export function usualEaters(known: ItemPlates | undefined): readonly Pick<ShownPlate, 'eaterId' | 'name'>[] {
  const { plates = [], absent = [] } = known ?? {}
  return [...plates, ...absent].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** TOG-3: of those who aren't at a meal this time. */
export function namesAbsent(
  { plates }: Readonly<{ plates?: Readonly<Record<ItemId, ItemPlates>> | undefined }>,
  day: Pick<Day, 'absent'>,
  itemId: ItemId,
): string[] {
  const absent = absentAt(day, itemId)
  return usualEaters(plates?.[itemId]).flatMap(({ eaterId, name }) =>
    absent.includes(eaterId) ? [name] : [],
  )
}

/** Without those who aren't there. */
export function apartAt(
  known: ItemPlates | undefined,
  absent: readonly EaterId[] = [],
): readonly DishApart[] {
  return (known?.apart ?? []).flatMap((dish) => {
    const eaters = dish.eaters.filter(({ eaterId }) => !absent.includes(eaterId))
    return eaters.length > 0 ? [{ ...dish, eaters }] : []
  })
}

function apartFor(known: ItemPlates | undefined, absent: readonly EaterId[] | undefined): Helping[] {
  return apartAt(known, absent).map(({ recipeId, eaters }) => {
    return { recipeId, servings: eaters.reduce((sum, { servings }) => sum + servings, 0) }
  })
}

type Served = Readonly<{
  answers: Pick<PartialQuestionnaire, 'people'>
  plates?: Readonly<Record<ItemId, ItemPlates>> | undefined
  template: Pick<Template, 'weeks'>
}>

/** Of a plan on the device: a change that isn't answered yet keeps the proportions that the server told. */
export function servedIn({ answers, plates, template }: Served): ServedOf {
  const people = peopleOf(answers)
  const absent = absentByItem(template.weeks)
  const servedOf: ServedOf = (item) => {
    const known = plates?.[item.id]
    const eating = known?.plates.filter(({ eaterId }) => !absent.get(item.id)?.includes(eaterId))
    const factor = known ? item.servings / known.servings : 0
    const shared = helpingsOf(item).map((helping, at) => {
      const others = eating?.reduce((sum, { helpings }) => sum + (helpings[at]?.servings ?? 0), 0) ?? 0
      const { recipeId, servings } = timesHelping(helping, people)
      return { recipeId, servings: servings + factor * others }
    })
    return [...shared, ...apartFor(known, absent.get(item.id))]
  }
  return servedWithGuests(servedOf, template)
}

import { describe, expect, it } from 'vitest'
import { noMacros } from '../../nutrition/macros.ts'
import type { NormalItem } from '../item.ts'
import { withAbsent } from '../table/absent.ts'
import { withGuests } from '../table/guests.ts'
import { type Day, itemsOf } from '../template.ts'
import { dayOf, templateOf } from '../testing/invented-template.ts'
import { cookedAloneFor, cookedBeside, type DishPage, isDishPage } from './item-page.ts'
import {
  apartAt,
  cookedAloneText,
  type ItemPlates,
  namesAbsent,
  type ShownPlate,
  servedIn,
  usualEaters,
} from './item-plates.ts'
import { namesAtTable } from './names-at-table.ts'

const plate = (name: string, ...servings: readonly number[]): ShownPlate => {
  const helpings = servings.map((one) => ({ servings: one, grams: 100 * one }))
  return { eaterId: name.toLowerCase(), name, helpings, nutrition: noMacros }
}
const eater = (name: string, servings: number) => {
  return { eaterId: name.toLowerCase(), name, servings, grams: 100 * servings }
}
const [ada, ben, kim] = [plate('Ada', 0.5, 0.25), plate('Ben', 1), plate('Kim', 1.5, 1)]
const soup = { recipeId: 'soup', title: 'Soup', eaters: [eater('Ada', 0.5), eater('Kim', 1)] }
const greens = { recipeId: 'greens', title: 'Greens', eaters: [eater('Kim', 1.5)] }
const known: ItemPlates = { servings: 1, plates: [kim, ada], absent: [ben], apart: [soup, greens] }

describe('who eats an item along', () => {
  it('[TOG-3] is told in one order, also where an eater is away', () => {
    const names = (of: ItemPlates | undefined) => usualEaters(of).map(({ name }) => name)
    expect(names(known)).toEqual(['Ada', 'Ben', 'Kim'])
    expect(names({ servings: 1, plates: [ada, ben, kim] })).toEqual(['Ada', 'Ben', 'Kim'])
    expect(names({ servings: 1, plates: [], absent: [kim] })).toEqual(['Kim'])
    expect(names(undefined)).toEqual([])
  })

  it('[TOG-3] is named where they aren’t there', () => {
    const day = withAbsent(dayOf('r'), 'd-dinner', ['kim', 'ada'])
    expect(namesAbsent({ plates: { 'd-dinner': known } }, day, 'd-dinner')).toEqual(['Ada', 'Kim'])
    expect(namesAbsent({ plates: { 'd-dinner': known } }, day, 'd-lunch')).toEqual([])
    expect(namesAbsent({ plates: {} }, day, 'd-dinner')).toEqual([])
    expect(namesAbsent({}, day, 'd-dinner')).toEqual([])
  })

  it('[TOG-3] of a whole plan is everybody once', () => {
    const lunch = { servings: 1, plates: [plate('Zoe', 1), ada] }
    expect(namesAtTable({ plates: { lunch, dinner: known } })).toEqual(['Ada', 'Zoe', 'Ben', 'Kim'])
    expect(namesAtTable({})).toEqual([])
  })
})

describe('what is cooked for some alone', () => {
  it('[TOG-3] says for whom', () => {
    expect(cookedAloneText(['Ada', 'Kim'])).toBe('For Ada and Kim alone')
  })

  it('[TOG-3] is cooked for those alone who are there, and not at all where none of them is', () => {
    expect(apartAt(known)).toEqual([soup, greens])
    expect(apartAt(known, ['kim'])).toEqual([{ ...soup, eaters: [eater('Ada', 0.5)] }])
    expect(apartAt(known, ['ada'])).toEqual([{ ...soup, eaters: [eater('Kim', 1)] }, greens])
    expect(apartAt({ servings: 1, plates: [] })).toEqual([])
    expect(apartAt(undefined)).toEqual([])
  })

  it('[TOG-3] is found on a dish’s page, and is cooked beside it as its sides are', () => {
    const dish = (id: string) => ({ id }) as unknown as DishPage['recipe']
    const page = { recipe: dish('stew'), plates: known } as DishPage
    expect(cookedAloneFor(page, 'greens')).toBe(greens)
    expect(cookedAloneFor(page, 'stew')).toBeUndefined()
    expect(cookedAloneFor({ ...page, plates: undefined }, 'greens')).toBeUndefined()
    expect(cookedAloneFor({ ...page, plates: { servings: 1, plates: [] } }, 'greens')).toBeUndefined()
    expect(cookedBeside(page)).toEqual([])
    const [beans, own] = [dish('beans'), dish('soup')]
    expect(cookedBeside({ ...page, sides: [beans], apart: [own] })).toEqual([beans, own])
    expect(isDishPage(page)).toBe(true)
    expect(isDishPage({ item: { id: 'a', meal: 'lunch', kind: 'empty' }, recipe: undefined })).toBe(false)
  })
})

describe('what is served of an item on the device', () => {
  const template = templateOf(['r'])
  const dinner = itemsOf(template.weeks[0]!).find(({ meal }) => meal === 'dinner') as NormalItem
  const withSide: NormalItem = { ...dinner, sides: [{ recipeId: 'beans', servings: 0.5 }] }
  const plates = { [dinner.id]: { ...known, apart: [soup] } }
  const withDay = (change: (day: Day) => Day) => {
    const [week, ...others] = template.weeks
    const days = week!.days.map((day, at) => (at === 0 ? change(day) : day))
    return { ...template, weeks: [{ ...week!, days }, ...others] }
  }
  const served = (own: Partial<Parameters<typeof servedIn>[0]>, item = withSide) =>
    servedIn({ answers: { people: 2 }, plates, template, ...own })(item)

  it('[SET-2] is so many portions of the owner’s where nobody else eats along', () => {
    expect(served({ plates: undefined })).toEqual([
      { recipeId: dinner.recipeId, servings: 2 },
      { recipeId: 'beans', servings: 1 },
    ])
    expect(served({ plates: {}, answers: {} })).toEqual([
      { recipeId: dinner.recipeId, servings: 1 },
      { recipeId: 'beans', servings: 0.5 },
    ])
  })

  it('[TOG-3] is that with the plates of who eats along, and what is cooked for them alone', () => {
    expect(served({})).toEqual([
      { recipeId: dinner.recipeId, servings: 4 },
      { recipeId: 'beans', servings: 2.25 },
      { recipeId: 'soup', servings: 1.5 },
    ])
  })

  it('[TOG-3] keeps the proportions that the server told while a change isn’t answered yet', () => {
    const [main, side, own] = served({}, { ...withSide, servings: 1.5 })
    expect([main, side, own].map((helping) => helping!.servings)).toEqual([3 + 3, 1 + 1.5 * 1.25, 1.5])
  })

  it('[TOG-3] is none for who isn’t there', () => {
    const without = withDay((day) => withAbsent(day, dinner.id, ['kim']))
    expect(served({ template: without }).map(({ servings }) => servings)).toEqual([2.5, 1.25, 0.5])
  })

  it('[TOG-2] is also what guests eat of it, but not of what is cooked for some alone', () => {
    const invited = withDay((day) => withGuests(day, dinner.id, { adults: 1, children: 2 }))
    expect(served({ template: invited }).map(({ servings }) => servings)).toEqual([6, 3.25, 1.5])
  })
})

import { describe, expect, it } from 'vitest'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { RecipeCard } from '../../recipes/shown/recipe-card.ts'
import { changeSides } from '../operations/change-sides.ts'
import { clearSlot } from '../operations/clear-slot.ts'
import { replaceItem } from '../operations/replace-item.ts'
import type { ShownPlate } from '../shown/item-plates.ts'
import { withAbsent } from '../table/absent.ts'
import type { Template } from '../template.ts'
import { generatedTemplate, itemAt, made, slotAt } from '../testing/invented-template.ts'
import { showAbsences, showSlots } from './show-slots.ts'

const whole = generatedTemplate()
const card = (title: string) => ({ title }) as RecipeCard
const cards = { stew: card('Stew'), beans: card('Beans'), 'drawn-1-dinner': card('Roast') }
const shown = (template: Template) => ({ template, cards })
const stew = { recipeId: 'stew', servings: 1.5 }
const replaced = made(replaceItem(whole, slotAt(whole, 3, 'breakfast'), stew))

describe('showSlots', () => {
  it('[LIFE-8] tells each slot by what stood in it before and after the change', () => {
    expect(showSlots(shown(whole), shown(replaced))).toEqual([
      {
        dayNumber: 3,
        meal: 'breakfast',
        before: { kind: 'normal', title: undefined, servings: 1 },
        after: { kind: 'normal', title: 'Stew', servings: 1.5 },
        now: undefined,
      },
    ])
    expect(showSlots(shown(whole), shown(whole))).toEqual([])
  })

  it('[LIFE-8] tells a parent as a dish, a leftover as one, and a slot that was cleared as empty', () => {
    const cleared = made(clearSlot(whole, slotAt(whole, 1, 'dinner')))
    const told = showSlots(shown(whole), shown(cleared)).map(({ before, after }) => [before, after])
    expect(told).toEqual([
      [{ kind: 'normal', title: 'Roast', servings: 1 }, { kind: 'empty' }],
      [{ kind: 'leftover', title: 'Roast', servings: 1 }, { kind: 'empty' }],
    ])
  })

  it('[PLATE-3] tells the sides, those too whose recipe has left the cookbook', () => {
    const sides = [
      { recipeId: 'beans', servings: 0.5 },
      { recipeId: 'gone', servings: 1 },
    ]
    const plate = made(changeSides(replaced, slotAt(replaced, 3, 'breakfast'), sides))
    expect(showSlots(shown(replaced), shown(plate))[0]!.after).toEqual({
      ...{ kind: 'normal', title: 'Stew', servings: 1.5 },
      sides: [
        { title: 'Beans', servings: 0.5 },
        { title: undefined, servings: 1 },
      ],
    })
  })
})

describe('showAbsences', () => {
  const [anna, ben] = ['anna', 'ben'] as const
  const { id } = itemAt(whole, 3, 'dinner')
  const plate = (eaterId: EaterId, name: string) => ({ eaterId, name }) as ShownPlate
  const plan = (absent: readonly EaterId[]) => {
    const template = withDays(whole, id, absent)
    const all = [plate(anna, 'Anna'), plate(ben, 'Ben')]
    const plates = all.filter(({ eaterId }) => !absent.includes(eaterId))
    return { template, plates: { [id]: { servings: 1, plates } } }
  }

  it('[TOG-3] names who isn’t at a meal any more, and who is again', () => {
    const at = { dayNumber: 3, meal: 'dinner' }
    expect(showAbsences(plan([]), plan([anna]))).toEqual([{ ...at, gone: ['Anna'], back: [] }])
    expect(showAbsences(plan([anna]), plan([]))).toEqual([{ ...at, gone: [], back: ['Anna'] }])
    expect(showAbsences(plan([anna]), plan([ben]))).toEqual([{ ...at, gone: ['Ben'], back: ['Anna'] }])
    expect(showAbsences(plan([ben]), plan([anna, ben]))).toEqual([{ ...at, gone: ['Anna'], back: [] }])
  })

  it('[TOG-3] doesn’t name an eater whose name isn’t known', () => {
    const nameless = (absent: readonly EaterId[]) => ({ template: withDays(whole, id, absent) })
    expect(showAbsences(nameless([]), nameless([anna]))).toEqual([])
    expect(showAbsences(nameless([anna]), nameless([]))).toEqual([])
  })
})

function withDays(template: Template, itemId: string, absent: readonly EaterId[]): Template {
  const weeks = template.weeks.map((week) => ({
    ...week,
    days: week.days.map((day) =>
      day.items.some(({ id }) => id === itemId) ? withAbsent(day, itemId, absent) : day,
    ),
  }))
  return { ...template, weeks }
}

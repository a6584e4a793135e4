import { describe, expect, it } from 'vitest'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import { replaceItemToFit } from '../drawing/choose-recipe.ts'
import { anyDiner, drawnTemplate, inventedKitchen } from '../drawing/testing/invented-kitchen.ts'
import { dayFit } from '../fit.ts'
import { isFilled } from '../item.ts'
import { completeDay } from '../operations/complete-day.ts'
import { lockItem } from '../operations/lock-item.ts'
import { allItems, placeOf } from '../places.ts'
import { dayAt, itemAt, made, refusalOf, slotAt } from '../testing/invented-template.ts'
import { makeProposal } from './make-proposal.ts'
import { takeProposal } from './take-proposal.ts'

const kitchen = inventedKitchen()
const planning = { kitchen, diner: anyDiner }
const template = drawnTemplate(planning)
const ranges = rangesOf(anyDiner.answers)
const fitOf = ({ day }: Parameters<Parameters<typeof makeProposal>[2]>[0]) =>
  dayFit(day, (id) => kitchen.dish(id)!.perServing, ranges)

/** A dinner that is cooked for one day alone, and another recipe for it. */
const dinner = allItems(template).find(
  ({ item, dayNumber }) => item.kind === 'normal' && item.meal === 'dinner' && dayNumber > 1,
)!
const { itemId } = placeOf(dinner)
const standing = isFilled(dinner.item) ? dinner.item : undefined
const another = kitchen.recipes.find(
  ({ dish }) => dish.meals.includes('dinner') && dish.id !== standing?.recipeId,
)!.dish.id
const changed = made(replaceItemToFit(planning, template, placeOf(dinner), another))
const proposal = makeProposal(template, changed, fitOf)
const take = (of = template, meals = proposal.meals) => takeProposal(planning, of, meals)

describe('a proposal', () => {
  it('[PAN-5] names the meals that change, and what their days come to before and after', () => {
    const [proposed] = proposal.meals.filter((meal) => meal.itemId === itemId)
    expect(proposed?.before).toEqual({ recipeId: standing?.recipeId, servings: standing?.servings })
    expect(proposed?.after.recipeId).toBe(another)
    expect(proposal.days.map(({ dayNumber }) => dayNumber)).toEqual([dinner.dayNumber])
    const [day] = proposal.days
    expect(day?.before.actual).not.toEqual(day?.after.actual)
  })

  it('[PAN-5] taken, it makes what it proposed', () => {
    expect(made(take()).weeks).toEqual(changed.weeks)
  })

  it('[PAN-5] fits a plan that changed elsewhere, and not one whose meal changed', () => {
    const elsewhere = made(completeDay(template, dayAt(template, 1)))
    expect(take(elsewhere).ok).toBe(true)
    const again = refusalOf(take(changed))
    expect(again).toEqual({
      because: 'proposal-stale',
      dayNumber: dinner.dayNumber,
      meal: expect.any(String),
    })
  })

  it('[PAN-5] leaves locked dishes and complete days', () => {
    const locked = made(lockItem(template, placeOf(dinner)))
    expect(refusalOf(take(locked))).toEqual({
      because: 'slot-locked',
      dayNumber: dinner.dayNumber,
      meal: 'dinner',
    })
    const first = itemAt(template, 1, 'breakfast')
    const complete = made(completeDay(template, dayAt(template, 1)))
    const before = isFilled(first) ? first : proposal.meals[0]!.before
    const eaten = [{ ...proposal.meals[0]!, itemId: slotAt(template, 1, 'breakfast').itemId, before }]
    expect(refusalOf(take(complete, eaten))).toEqual({ because: 'day-complete', dayNumber: 1 })
  })

  it('[PAN-5] puts no dish where there is none, and none that isn’t eaten', () => {
    const [meal] = proposal.meals.filter((each) => each.itemId === itemId)
    const to = (after: { recipeId: string; servings: number }) =>
      refusalOf(take(template, [{ ...meal!, after }]))
    expect(to({ recipeId: 'nowhere', servings: 1 })).toEqual({ because: 'no-such-recipe' })
    expect(to({ ...meal!.before, servings: 9 })).toEqual({ because: 'too-many-servings' })
    expect(to({ recipeId: another, servings: 1.1 })).toEqual({ because: 'servings-off-grid' })
    const avoided = {
      ...planning,
      diner: { ...anyDiner, interactions: [{ recipeId: another, type: 'dislike' as const }] },
    }
    expect(refusalOf(takeProposal(avoided, template, proposal.meals))).toMatchObject({
      because: 'forbidden-recipe',
    })
  })
})

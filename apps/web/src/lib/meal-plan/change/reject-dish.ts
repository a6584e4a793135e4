import { isCooked, type RecipeId } from '@butterleaf/domain/meal-plan/item'
import { allItems, type FoundItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { randomizeItem } from './item-changes.ts'
import type { PlanChange } from './plan-change.ts'
import { interact, takeInteractionBack, undoChange } from './plan-changes.ts'

type Rejection = Readonly<{ reject: PlanChange; restore: PlanChange }>

/** [ITEM-7] Avoids a dish, and draws another wherever the plan cooks it; `restore` takes back what `reject` did. */
export function rejectDish(template: Template, recipeId: RecipeId): Rejection {
  const drawn: string[] = []
  const common = { what: 'reject-dish', at: recipeId, isToldByScreen: true }
  return {
    reject: {
      ...common,
      act: 'randomizeItem',
      send: async (params) => {
        let answer = await interact(recipeId, 'avoid').send(params)
        for (const found of cookingsOf(template, recipeId)) {
          answer = await randomizeItem(placeOf(found)).send(params)
          drawn.unshift(String(answer.version))
        }
        return answer
      },
    },
    restore: {
      ...common,
      act: 'undoChange',
      send: async (params) => {
        let answer = await takeInteractionBack(recipeId).send(params)
        for (const changeId of drawn) answer = await undoChange(changeId, answer.version).send(params)
        return answer
      },
    },
  }
}

function cookingsOf(template: Template, recipeId: RecipeId): FoundItem[] {
  return allItems(template).filter(
    ({ item, day }) => isCooked(item) && item.recipeId === recipeId && !day.isComplete,
  )
}

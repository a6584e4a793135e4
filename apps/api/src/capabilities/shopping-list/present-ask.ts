import type { PlanAsk as PresentedPlanAsk, WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import type { AskedRow, ListAsk } from '@butterleaf/domain/shopping-list/asks/list-ask'
import type { PlanAsk } from '@butterleaf/domain/shopping-list/asks/plan-ask'
import { amountAndFood } from './amount-and-food.ts'
import { presentEach } from './present-list.ts'

export function presentWeekAsk(ask: ListAsk): WeekAsk {
  const { from, to, toBuy, cookings, thrown } = ask
  return {
    from,
    to,
    ...figuresOf(ask),
    toBuy: toBuy.map(presentRow),
    cookings: [...cookings],
    thrown: thrown.map(({ food, amount, grams, share, keepsUntil }) => {
      return { ingredient: food.name, amount: presentEach(amount), grams, share, keepsUntil }
    }),
  }
}

export function presentPlanAsk({ lists, ...plan }: PlanAsk, { weeks }: Template): PresentedPlanAsk {
  const { rows, minutes, thrownShare } = plan
  return {
    ...{ rows, minutes, thrownShare },
    weeks: lists.flatMap((ask, index) => {
      const week = weeks[index]
      return week ? [{ weekId: week.id, weekNumber: index + 1, ...figuresOf(ask) }] : []
    }),
  }
}

function figuresOf({ foods, toBuy, minutes, thrownShare }: ListAsk) {
  return { foods, rows: toBuy.length, minutes, thrownShare }
}

function presentRow({ food, toBuy, items }: AskedRow): WeekAsk['toBuy'][number] {
  return {
    ingredient: food.name,
    name: toBuy.us ? amountAndFood(toBuy.us, food).food : food.name,
    toBuy: presentEach(toBuy),
    items: items.map(({ itemId, title }) => ({ itemId, title })),
  }
}

import { amountText, type ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import { dateOfDay, dayNumberOf } from '@butterleaf/domain/meal-plan/template'
import { peopleOf } from '@butterleaf/domain/onboarding/questionnaire'
import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import type { ListLine } from '@butterleaf/domain/shopping-list/list-line'
import type { ShoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import type { Plan } from '#capabilities/meal-plan/operations.ts'
import { amountAndFood, type ListedWeek } from '#capabilities/shopping-list/operations.ts'
import type { ListedLine, ShoppingListModel } from '#platform/pdf/models/shopping-list-model.ts'

/** SHOP-4: a week's list for print. */
export function listModel(
  { active: { template }, answers }: Plan,
  { key: { weekIndex }, items }: ListedWeek,
  { list, system }: { list: ShoppingList; system: UnitSystem },
): ShoppingListModel {
  const titles = new Map(items.map(({ itemId, recipeTitle }) => [itemId, recipeTitle]))
  return {
    weekNumber: weekIndex + 1,
    startDate: dateOfDay(template, dayNumberOf(weekIndex, 0)),
    endDate: dateOfDay(template, dayNumberOf(weekIndex, daysOfWeek - 1)),
    people: peopleOf(answers),
    system,
    aisles: list.aisles.map(({ aisle, lines }) => ({
      heading: aisleHeadings[aisle],
      lines: lines.map((line) => lineModel(line, titles, system)),
    })),
    ownLines: list.ownLines.map(({ text, checked }) => ({ text, isTicked: checked })),
    noLongerNeeded: list.noLongerNeeded.map(({ ingredient }) => ingredient),
  }
}

function lineModel(
  { food, toBuy, isTicked, more, surplus, items }: ListLine,
  titles: ReadonlyMap<string, string>,
  system: UnitSystem,
): ListedLine {
  const bought = toBuy[system]
  const { amount, food: ingredient } = bought
    ? amountAndFood(bought, food)
    : { amount: undefined, food: food.name }
  return {
    ...{ ingredient, amount, isTicked },
    more: formatAmount(more[system]),
    surplus: formatAmount(surplus[system]),
    // On paper a dish that is cooked twice appears once, since there are no links to tell apart.
    recipeTitles: [...new Set(items.map(({ itemId, title }) => titles.get(itemId) ?? title))],
  }
}

function formatAmount(amount: ReadAmount | undefined): string | undefined {
  return amount && amountText(amount, { locale: 'en-US' })
}

import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { amountText, type ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { packSizeOf } from '@butterleaf/domain/kitchen/shopping-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import { type ListPart, listParts, type PartLine } from '@butterleaf/domain/shopping-list/home/list-parts'
import { titleOfLink } from '@butterleaf/domain/shopping-list/item-links'
import type { ShoppingList } from '@butterleaf/domain/shopping-list/shopping-list'
import type { Plan } from '#capabilities/meal-plan/operations.ts'
import { amountAndFood, type ListedWeek } from '#capabilities/shopping-list/operations.ts'
import type { ListedLine, ShoppingListModel } from '#platform/pdf/models/shopping-list-model.ts'
import { forWhomOf } from './recipe-model.ts'

/** SHOP-4, PAN-3: a week's list for print. */
export function listModel(
  { answers }: Plan,
  { key: { weekIndex }, items, days, loaded }: ListedWeek,
  { list, system }: { list: ShoppingList; system: UnitSystem },
): ShoppingListModel {
  const { startDate } = loaded.plan.active.template
  const linesOf = (part: ListPart) => part.lines.map((line) => lineModel(line, items, system))
  const { toBuy, atHome, gotIt } = listParts(list)
  return {
    weekNumber: weekIndex + 1,
    startDate: addDays(startDate, days.fromDay),
    endDate: addDays(startDate, days.beforeDay - 1),
    ...forWhomOf(answers),
    system,
    aisles: toBuy.map((part) => {
      return { heading: aisleHeadings[part.aisle], shop: part.shop, lines: linesOf(part) }
    }),
    atHome: linesOf({ lines: atHome }),
    gotIt: linesOf({ lines: gotIt }),
    ownLines: list.ownLines.map(({ text, checked }) => ({ text, isTicked: checked })),
    noLongerNeeded: list.noLongerNeeded.map(({ ingredient }) => ingredient),
  }
}

function lineModel(line: PartLine, cooked: ListedWeek['items'], system: UnitSystem): ListedLine {
  const { food, amounts, isTicked, items, alsoFor } = line
  const asked = line.isAtHome ? amounts.needed[system] : amounts.toBuy[system]
  const { amount, food: ingredient } = asked
    ? amountAndFood(asked, food)
    : { amount: undefined, food: food.name }
  return {
    ...{ ingredient, amount, isTicked, alsoFor },
    more: formatAmount(amounts.more[system]),
    packSize: line.isAtHome ? undefined : formatAmount(packSizeOf(food)?.[system]),
    fromHome: line.isAtHome ? undefined : formatAmount(amounts.fromHome?.[system]),
    surplus: formatAmount(amounts.left[system]),
    // On paper a dish that is cooked twice appears once, since there are no links to tell apart.
    recipeTitles: [...new Set(items.map((link) => titleOfLink(link, cooked)))],
  }
}

function formatAmount(amount: ReadAmount | undefined): string | undefined {
  return amount && amountText(amount, { locale: 'en-US' })
}

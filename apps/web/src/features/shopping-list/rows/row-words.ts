import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { type UnitSystem, unitOfId, units } from '@butterleaf/domain/kitchen/units'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import type { ListRow } from './list-row.ts'

type Measure = NonNullable<ShoppingListRow['measures']['us']>

/** "1 head"; of a row that grew "+2 cans"; empty where no recipe says how much. */
export function amountWords({ row, hasGrown }: ListRow, system: UnitSystem): string {
  const more = row.more[system]
  if (hasGrown && more) return `+${listMeasureWords(more)}`
  return allWords(row, system)
}

/** "3 cloves needed", where the purchase doesn't say it already. */
export function neededWords({ measures, needed }: ShoppingListRow, system: UnitSystem): string {
  const [buy, need] = [measures[system], needed[system]]
  return buy && need && !saysTheSame(buy, need) ? `${listMeasureWords(need)} needed` : ''
}

/** "½ left over"; where nearly all would be left over, how much is needed. */
export function surplusWords({ measures, needed, surplus }: ShoppingListRow, system: UnitSystem): string {
  const [buy, need, left] = [measures[system], needed[system], surplus[system]]
  if (!left) return ''
  if (left.text === buy?.text) return need ? `${listMeasureWords(need)} needed` : ''
  return `${listMeasureWords(left)} left over`
}

/** A row's second line: how much is needed, else what will be left over. */
export function noteOf({ row, hasGrown }: ListRow, system: UnitSystem): string {
  if (hasGrown) return `Grown since you ticked it: ${allWords(row, system)} in all`
  return neededWords(row, system) || surplusWords(row, system)
}

function allWords({ measures }: ShoppingListRow, system: UnitSystem): string {
  const measure = measures[system]
  return measure ? listMeasureWords(measure) : ''
}

/** Cans and heads differ from shop to shop; a pound is a pound. */
function saysTheSame(buy: Measure, need: Measure): boolean {
  const unit = unitOfId(buy.unit_id)
  return buy.unit_id === need.unit_id || (unit !== undefined && units[unit].kind === 'mass')
}

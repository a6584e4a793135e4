import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { type UnitSystem, unitOfId, units } from '@butterleaf/domain/kitchen/units'
import { formatDate } from '#lib/format-date.ts'
import { listMeasureWords } from '#lib/recipe/measure-text.ts'
import type { ListRow } from './list-row.ts'

/** No line begins with its dot. */
export const noteSeparator = '\u00a0· '

type Measure = NonNullable<ShoppingListRow['measures']['us']>

/** "1 head"; of a row that grew "+2 cans"; of what is at home how much is needed; empty where no recipe says how much. */
export function amountWords(shown: ListRow, system: UnitSystem): string {
  const { needed, more } = amountsOf(shown)
  if (shown.hasGrown && more[system]) return `+${listMeasureWords(more[system])}`
  return shown.isAtHome ? wordsOf(needed[system]) : boughtWords(shown, system)
}

/** "3 cloves needed", where the purchase doesn't say it already; of packs with their size: "120 g needed, 200 g a pack". */
export function neededWords(shown: ListRow, system: UnitSystem): string {
  const { toBuy, needed } = amountsOf(shown)
  const [buy, need] = [toBuy[system], needed[system]]
  if (!buy || !need || saysTheSame(buy, need)) return ''
  const size = shown.row.packSize?.[system]
  return `${listMeasureWords(need)} needed${size ? `, ${listMeasureWords(size)} a pack` : ''}`
}

/** A row's second line: what is needed or at home, what is left over and for what, and what else it is bought for. */
export function noteOf(shown: ListRow, system: UnitSystem): string {
  if (shown.hasGrown) return `Grown since you ticked it: ${boughtWords(shown, system)} in all`
  const home = shown.isAtHome ? '' : homeWords(shown, system) || neededWords(shown, system)
  const left = leftWords(shown, system)
  const isEnough = home !== '' && !shown.row.home
  return [home, isEnough ? '' : left, alsoForWords(shown)].filter((words) => words !== '').join(noteSeparator)
}

/** The same where the amounts stand beside it: "the rest keeps until Dec 1", and what else it is bought for. */
export function noteBesideAmounts(shown: ListRow, system: UnitSystem): string {
  if (shown.hasGrown) return noteOf(shown, system)
  const rest = amountsOf(shown).left[system] ? restWords(shown) : ''
  return [rest, alsoForWords(shown)].filter((words) => words !== '').join(noteSeparator)
}

function restWords(shown: ListRow): string {
  const { home } = shown.row
  if (home?.keepsUntil === null && !home.nextUse) return 'the rest keeps'
  const fate = fateWords(shown)
    .replace(/^, (?=for )/, 'is ')
    .replace(/^, /, '')
  return fate && `the rest ${fate}`
}

/** "½ at home already" */
function homeWords({ row }: ListRow, system: UnitSystem): string {
  const measure = row.home?.fromHome[system]
  return measure ? `${listMeasureWords(measure)} at home already` : ''
}

/** [PAN-3] "½ left over, for Thursday’s slaw"; where nearly all would be left over, how much is needed. */
function leftWords(shown: ListRow, system: UnitSystem): string {
  const { toBuy, needed, left } = amountsOf(shown)
  const rest = left[system]
  if (!rest) return ''
  if (!shown.isAtHome && rest.text === toBuy[system]?.text) {
    const need = needed[system]
    return need ? `${listMeasureWords(need)} needed` : ''
  }
  const { home } = shown.row
  // Of a jar of paprika it is of no use to know how much is left, and for which of many dishes.
  if (home?.keepsUntil === null) return 'the rest keeps'
  return `${listMeasureWords(rest)} left over${fateWords(shown)}`
}

function fateWords({ row: { home } }: ListRow): string {
  if (!home) return ''
  if (home.nextUse) return `, for ${formatDate(home.nextUse.date, 'weekdayName')}’s ${home.nextUse.title}`
  return home.keepsUntil === null ? '' : `, keeps until ${formatDate(home.keepsUntil, 'short')}`
}

/** [PAN-4] "also for 2 dishes with extra-virgin olive oil" */
function alsoForWords({ row: { home } }: ListRow): string {
  const others = (home?.alsoFor ?? []).map(
    ({ ingredient, dishes }) => `${dishes} ${dishes === 1 ? 'dish' : 'dishes'} with ${ingredient}`,
  )
  return others.length > 0 ? `also for ${others.join(' and ')}` : ''
}

function boughtWords(shown: ListRow, system: UnitSystem): string {
  return wordsOf(amountsOf(shown).toBuy[system])
}

function wordsOf(measure: Measure | null): string {
  return measure ? listMeasureWords(measure) : ''
}

/** What the row stands for. After "I'm out" the server has yet to say what is to buy: then all of it. */
export function amountsOf({ row, isAtHome }: Pick<ListRow, 'row' | 'isAtHome'>) {
  const { home, measures, needed, more, surplus } = row
  if (!home) return { toBuy: measures, needed, more, left: surplus }
  const isTakenBack = home.isCovered && !isAtHome
  return { ...home, toBuy: isTakenBack ? measures : home.toBuy }
}

/** Cans and heads differ from shop to shop; a pound is a pound. */
function saysTheSame(buy: Measure, need: Measure): boolean {
  const unit = unitOfId(buy.unit_id)
  return buy.unit_id === need.unit_id || (unit !== undefined && units[unit].kind === 'mass')
}

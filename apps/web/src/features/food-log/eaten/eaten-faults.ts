import type { LogFault } from '@butterleaf/domain/food-log/log-fault'
import { sourceFaults } from '@butterleaf/domain/food-log/source-faults'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { type MacroName, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { EatenDraft } from './eaten-draft.ts'
import { eatenOf } from './eaten-of.ts'

/** The fields of the forms; what is wrong with the rest is told above the button. */
export type EatenField = 'amount' | 'name' | MacroName | 'other'
export type EatenFaults = Readonly<Partial<Record<EatenField, string>>>

const fieldOf: Readonly<Record<string, EatenField>> = {
  'source.grams': 'amount',
  'source.measure.count': 'amount',
  'source.servings': 'amount',
  'source.name': 'name',
  'figures.calories': 'calories',
  'figures.fat': 'fat',
  'figures.netCarbs': 'netCarbs',
  'figures.protein': 'protein',
}

/** LIFE-3: all that is wrong with what was typed, at its field. The server asks the same rules. */
export function eatenFaults(draft: EatenDraft, table: FoodTable | undefined): EatenFaults {
  const missing = draft.kind === 'figures' ? macroNames.filter((name) => draft.figures[name] === null) : []
  const empty = missing.map((name) => [name, 'Enter a number; 0 where there is none.'] as const)
  const { source, figures } = eatenOf(draft, table)
  const tables = {
    per100g: (foodId: string) => table?.findFood(foodId)?.figuresPer100g,
    perServing: () => (draft.kind === 'recipe' ? draft.recipe.perServing : undefined),
  }
  const found = sourceFaults(source, figures, tables)
  return Object.fromEntries([...faultsByField(found), ...empty])
}

export function faultsByField(faults: readonly LogFault[]): [EatenField, string][] {
  return faults.map(({ field, message }) => [fieldOf[field] ?? 'other', message])
}

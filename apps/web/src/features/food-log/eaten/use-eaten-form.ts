import type { LogFault, LogSource } from '@butterleaf/domain/food-log/log-entry'

import { sourceFaults } from '@butterleaf/domain/food-log/source-faults'
import type { FoodTable } from '@butterleaf/domain/food-table/food-table'
import { plateFigures } from '@butterleaf/domain/food-table/plates/restaurant-plate'
import { figuresOfGrams, shownFoodName } from '@butterleaf/domain/food-table/table-food'
import {
  eachMacro,
  type MacroName,
  type Macros,
  macroNames,
  scaleMacros,
} from '@butterleaf/domain/nutrition/macros'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type EatenDraft, type FoodDraft, gramsOfUnit, gramUnit } from './eaten-draft.ts'

export const eatenFormId = 'eaten'

/** Faults are told once a person has asked to save; the first faulty field gets the focus. */
export function useEatenForm(
  draft: EatenDraft | undefined,
  table: FoodTable | undefined,
  onSave: (eaten: Eaten) => void,
) {
  const [asked, setAsked] = useState<EatenDraft>()
  const ref = useRef<HTMLFormElement>(null)
  const faults: EatenFaults = draft && asked === draft ? eatenFaults(draft, table) : {}
  useEffect(() => {
    if (asked) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [asked])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!draft) return
    setAsked(draft)
    if (Object.keys(eatenFaults(draft, table)).length === 0) onSave(eatenOf(draft, table))
  }
  return { ref, faults, submit }
}

export type EatenForm = ReturnType<typeof useEatenForm>

type EatenSource = Exclude<LogSource, { kind: 'notCounted' }>
export type Eaten = Readonly<{ source: EatenSource; figures: Macros }>

/** What a draft comes to. An amount that isn't typed yet counts as none, which the domain refuses. */
function eatenOf(draft: EatenDraft, table: FoodTable | undefined): Eaten {
  if (draft.kind === 'food') return eatenFood(draft)
  if (draft.kind === 'recipe') {
    const { recipe, servings } = draft
    const figures = scaleMacros(
      eachMacro((name) => recipe.perServing[name]),
      servings ?? 0,
    )
    return { source: { kind: 'recipe', recipeId: recipe.id, servings: servings ?? 0 }, figures }
  }
  if (draft.kind === 'plate') {
    const { plate, size } = draft
    const figures = table ? plateFigures(plate, size, table) : eachMacro(() => 0)
    return { source: { kind: 'plate', plateId: plate.id, name: plate.name }, figures }
  }
  const figures = eachMacro((name) => draft.figures[name] ?? 0)
  return { source: { kind: 'figures', name: draft.name.trim() }, figures }
}

function eatenFood({ food, unit, count }: FoodDraft): Eaten {
  const grams = (count ?? 0) * gramsOfUnit(food, unit)
  const measure = unit === gramUnit ? {} : { measure: { name: unit, count: count ?? 0 } }
  return {
    source: { kind: 'food', foodId: food.id, name: shownFoodName(food), grams, ...measure },
    figures: figuresOfGrams(food, grams),
  }
}

/** The fields of the forms; what is wrong with the rest is told above the button. */
type EatenField = 'amount' | 'name' | MacroName | 'other'
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
function eatenFaults(draft: EatenDraft, table: FoodTable | undefined): EatenFaults {
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

function faultsByField(faults: readonly LogFault[]): [EatenField, string][] {
  return faults.map(({ field, message }) => [fieldOf[field] ?? 'other', message])
}

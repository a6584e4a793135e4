import type { Equipment } from '../../cooking/equipment.ts'
import type { Keeping } from '../../cooking/keeping.ts'
import type { UnitName, UnitSystem } from '../../kitchen/units.ts'
import type { ShownWarning } from './kitchen-warning.ts'
import type { Nutrition, RecipeCard } from './recipe-card.ts'

/** An amount as a kitchen measures it. */
export type Measure = Readonly<{
  quantity: number
  /** Undefined where the server knows a unit that this version doesn't; then its text is all there is. */
  unit: UnitName | undefined
  text: string
}>

/** A line of a recipe: a food and how much of it. */
export type RecipeIngredient = Readonly<{
  foodId: string
  name: string
  /** How it is prepared, or what to note. */
  note: string | null
  isOptional: boolean
  /** The group of lines it belongs to. */
  group: string | null
  groupNote: string | null
  /** 0 where the recipe gives no amount. */
  grams: number
  /** Null where nothing is to be shown. */
  measures: Readonly<Record<UnitSystem, Measure | null>>
  /** Of the whole line. */
  nutrition: Nutrition
}>

type StepPart = Readonly<
  { text: string } & (
    | { kind: 'text' }
    | {
        kind: 'food'
        foodId: string
        /** Undefined where the step takes all of it. */
        share?: Pick<RecipeIngredient, 'measures' | 'grams'> | undefined
      }
    | { kind: 'timer'; seconds: number }
    | { kind: 'temperature'; celsius: number }
  )
>

/** `parts` are the same text, taken apart. */
export type RecipeStep = Readonly<{ text: string; parts: readonly StepPart[] }>

/** A recipe in full, as it is cooked: its amounts multiplied. */
export type ScaledRecipe = RecipeCard &
  Readonly<{
    /** What the written amounts were multiplied by. */
    scale: number
    /** Of chilling and the like, beside prep and cook. */
    restMinutes: number
    /** "12 muffins" */
    yields: string | null
    /** Null where nothing says how; this and the next three are absent in copies that older versions stored. */
    keeps?: Keeping | null
    /** What a kitchen may lack. */
    needs?: readonly Equipment[]
    /** Servings that one pan or batch makes. */
    atOnce?: number | null
    note?: string | null
    ingredients: readonly RecipeIngredient[]
    steps: readonly RecipeStep[]
    /** Of a person's own recipe. Absent in copies that older versions stored. */
    warnings?: readonly ShownWarning[]
  }>

/** To a hundredth. */
export function scaledServings({ servings, scale }: ScaledRecipe): number {
  return Math.round(servings * scale * 100) / 100
}

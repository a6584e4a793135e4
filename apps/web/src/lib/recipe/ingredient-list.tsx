import Check from 'virtual:lucide/check'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import type { RecipeIngredient } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useId } from 'react'
import { useMedia } from '#ui/behavior/use-media.ts'
import { measureText } from './measure-text.ts'

interface Checking {
  unit: UnitSystem
  checked: readonly number[]
  onCheck: (row: number, isChecked: boolean) => void
}

/** [RCP-6] Grouped by label; a lone group, and rows without a label before all others, need a name for the ear only. */
export function IngredientList({
  ingredients,
  ...checking
}: Checking & { ingredients: readonly RecipeIngredient[] }) {
  const groups = ingredientGroups(ingredients)
  return (
    <div className="grid gap-5">
      {groups.map((group, at) => (
        <Group
          key={group.label}
          group={group}
          isUnseen={groups.length === 1 || (!at && group.label === noLabel)}
          {...checking}
        />
      ))}
    </div>
  )
}

function Group({ group, isUnseen, ...checking }: Checking & { group: IngredientGroup; isUnseen: boolean }) {
  const id = useId()
  const { label, info, rows } = group
  return (
    <div>
      <h3 id={id} className={isUnseen ? 'sr-only' : 'mb-1'}>
        {label}
      </h3>
      {info && <p className="mb-1 text-sm text-muted">{info}</p>}
      <ul aria-labelledby={id} className="divide-y divide-hairline">
        {rows.map((row) => (
          <Row key={row.row} row={row} {...checking} />
        ))}
      </ul>
    </div>
  )
}

function Row({ row: { row, ingredient }, unit, checked, onCheck }: Checking & { row: IngredientRow }) {
  // RCP-7: mobile is what lies under 992 px.
  const isWide = useMedia('(min-width: 62rem)')
  const isChecked = checked.includes(row)
  const amount = measureText(ingredient, unit, isWide ? 'long' : 'short')
  return (
    <li>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={() => onCheck(row, !isChecked)}
          className="peer sr-only"
        />
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-sm border-[1.5px] border-line text-transparent peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-on-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus"
        >
          <Check className="size-4" strokeWidth={3} />
        </span>
        <span className={`min-w-0 flex-1 ${isChecked ? 'text-muted line-through' : ''}`}>
          <IngredientName ingredient={ingredient} unit={unit} />
        </span>
        <span
          className={`shrink-0 text-right font-semibold whitespace-nowrap ${isChecked ? 'text-muted' : ''}`}
        >
          {amount}
        </span>
      </label>
    </li>
  )
}

/** "Mozzarella, grated (optional)". */
export function IngredientName({ ingredient, unit }: { ingredient: RecipeIngredient; unit: UnitSystem }) {
  const { name, note, isOptional } = ingredient
  return (
    <>
      <span className="inline-block first-letter:uppercase">{name}</span>
      {note && <span className="text-sm text-muted">, {inKitchenOrder(note, unit)}</span>}
      {isOptional && <span className="text-sm text-muted"> (optional)</span>}
    </>
  )
}

/** `row` is the ingredient's place in the recipe, by which it is ticked off. */
export type IngredientRow = { row: number; ingredient: RecipeIngredient }
export type IngredientGroup = { label: string; info: string | null; rows: readonly IngredientRow[] }

/** RCP-6. */
export const noLabel = 'No Label'

/** In the order the groups first appear; a label that comes up again joins its group. */
export function ingredientGroups(ingredients: readonly RecipeIngredient[]): IngredientGroup[] {
  const byLabel = new Map<string, IngredientRow[]>()
  for (const [row, ingredient] of ingredients.entries()) {
    const label = ingredient.group?.trim() || noLabel
    byLabel.set(label, [...(byLabel.get(label) ?? []), { row, ingredient }])
  }
  return [...byLabel].map(([label, rows]) => ({
    label,
    info: rows.find(({ ingredient }) => ingredient.groupNote)?.ingredient.groupNote ?? null,
    rows,
  }))
}

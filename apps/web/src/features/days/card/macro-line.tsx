import type { RecipeCard } from '#lib/meal-plan/kitchen.ts'

const shown = [
  ['net_carbs', 'net'],
  ['fat', 'fat'],
  ['protein', 'protein'],
] as const

type MacroLineProps = { nutrition: RecipeCard['nutrition']; servings: number }

/** What one person eats of it. */
export function MacroLine({ nutrition, servings }: MacroLineProps) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2.5 text-sm text-muted">
      {shown.map(([name, word]) => (
        <span key={name} className="whitespace-nowrap">
          <b className="text-ink">{Math.round(nutrition[name] * servings)} g</b> {word}
        </span>
      ))}
    </p>
  )
}

import { minutesText } from '#lib/recipe/time-text.ts'
import type { PublicRecipe } from '../public-recipe.ts'

/** A recipe's times, servings and nutrition. */
export function RecipeFacts({ recipe }: { recipe: PublicRecipe }) {
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {factsOf(recipe).map(([label, words]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-semibold">{words}</dd>
          </div>
        ))}
      </dl>
      <Macros nutrition={recipe.nutrition} />
    </>
  )
}

function factsOf({
  prepTime,
  cookTime,
  restTime,
  serving,
  yields,
  cuisine,
}: PublicRecipe): [string, string][] {
  const times = [
    ['Prep', prepTime],
    ['Cook', cookTime],
    ['Rest', restTime],
  ] as const
  return [
    ...times
      .filter(([, minutes]) => minutes > 0)
      .map(([label, minutes]): [string, string] => [label, minutesText(minutes)]),
    ['Serves', String(serving)],
    ...(yields ? [['Makes', yields] as [string, string]] : []),
    ['Kitchen', cuisine],
  ]
}

function Macros({
  nutrition: { calories, net_carbs, carbs, fiber, fat, protein },
}: Pick<PublicRecipe, 'nutrition'>) {
  const figures = [
    ['Net carbs', `${net_carbs} g`],
    ['Fat', `${fat} g`],
    ['Protein', `${protein} g`],
    ['Calories', calories.toLocaleString('en-US')],
  ] as const
  return (
    <section
      aria-label="Macros of one serving"
      className="grid gap-3 rounded-card border border-hairline bg-surface p-5"
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        One serving, estimated from its ingredients. {carbs} g carbs, of which {fiber} g fiber.
      </p>
    </section>
  )
}

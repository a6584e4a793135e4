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
      <Macros perServing={recipe.perServing} />
    </>
  )
}

function factsOf({
  prepMinutes,
  cookMinutes,
  restMinutes,
  servings,
  yields,
  cuisine,
}: PublicRecipe): [string, string][] {
  const times = [
    ['Prep', prepMinutes],
    ['Cook', cookMinutes],
    ['Rest', restMinutes],
  ] as const
  return [
    ...times
      .filter(([, minutes]) => minutes > 0)
      .map(([label, minutes]): [string, string] => [label, minutesText(minutes)]),
    ['Serves', String(servings)],
    ...(yields ? [['Makes', yields] as [string, string]] : []),
    ['Kitchen', cuisine],
  ]
}

function Macros({
  perServing: { calories, netCarbs, carbs, fiber, fat, protein },
}: Pick<PublicRecipe, 'perServing'>) {
  const figures = [
    ['Net carbs', `${netCarbs} g`],
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

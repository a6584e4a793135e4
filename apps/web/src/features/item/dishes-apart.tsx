import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { cookedAloneFor, type DishPage } from '@butterleaf/domain/meal-plan/shown/item-page'
import { cookedAloneText } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useId } from 'react'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { Card } from '#ui/surface/card.tsx'
import { BesideCards } from './beside-cards.tsx'

/** [TOG-3] The recipes of what is cooked for some at the table alone, and why. */
export default function DishesApart({ page }: { page: DishPage }) {
  return (page.apart ?? []).map((recipe) => <DishApart key={recipe.id} page={page} recipe={recipe} />)
}

function DishApart({ page, recipe }: { page: DishPage; recipe: ScaledRecipe }) {
  const id = useId()
  const eaters = cookedAloneFor(page, recipe.id)?.eaters ?? []
  const names = eaters.map(({ name }) => name)
  const only = eaters.length === 1 ? eaters[0] : undefined
  const isMain = eaters.every((eater) => !hasMain(page, eater.eaterId))
  return (
    <section aria-labelledby={id} className="grid gap-4 lg:gap-6">
      <Card className="flex flex-wrap items-start gap-4">
        <RecipePlate recipe={recipe} className="size-22" />
        <div className="grid min-w-0 flex-[1_1_16rem] gap-1.5">
          <p className="text-sm font-semibold text-muted wrap-anywhere">{cookedAloneText(names)}</p>
          <h2 id={id} className="text-pretty">
            {recipe.title}
          </h2>
          <p className="text-pretty wrap-anywhere">
            {joinWords(eaters.map(({ name, servings }) => `${name} eats ${servingsText(servings)}`))},{' '}
            {isMain ? 'in the place of the dish that you share' : 'beside the dish that you share'}: no
            portions of that alone would suit the day.
          </p>
          {only ? (
            <MacroLine perServing={recipe.perServing} servings={only.servings} hasCalories />
          ) : (
            <>
              <p className="text-sm text-muted">A serving:</p>
              <MacroLine perServing={recipe.perServing} hasCalories />
            </>
          )}
        </div>
      </Card>
      <BesideCards itemId={page.item.id} recipe={recipe} />
    </section>
  )
}

function hasMain({ plates }: DishPage, eaterId: string): boolean {
  const plate = plates?.plates.find((one) => one.eaterId === eaterId)
  return (plate?.helpings[0]?.servings ?? 0) > 0
}

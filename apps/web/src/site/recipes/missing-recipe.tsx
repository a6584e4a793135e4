import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import type { PublicRecipe } from '../public-recipe.ts'
import { RecipeTile } from './recipe-tile.tsx'

export function MissingRecipe({ others }: { others: readonly PublicRecipe[] }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-10 px-5 pt-10 pb-20 lg:px-10">
      <div className="grid justify-items-start gap-4">
        <h1>No recipe on this plate</h1>
        <p className="max-w-prose text-pretty text-muted">
          There is no page at this address. The recipe may have a new name, or it is one of those that come
          with a plan.
        </p>
        <a href={paths.recipes} className={buttonLook()}>
          See the recipes
        </a>
      </div>
      <section aria-labelledby="others" className="grid gap-5">
        <h2 id="others">Perhaps one of these</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {others.map((recipe) => (
            <RecipeTile key={recipe.id} recipe={recipe} />
          ))}
        </ul>
      </section>
    </div>
  )
}

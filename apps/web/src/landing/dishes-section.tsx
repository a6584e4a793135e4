import { minutesOf } from '@butterleaf/domain/recipes/shown/recipe-card'
import { paths, pathTo } from '#lib/paths.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import type { SiteData } from '../site/site-data.ts'
import { Band } from './band.tsx'
import { PhoneStrip } from './phone-strip.tsx'

type Dish = SiteData['recipes'][number]

const shown = 8
/** Slugs; one that has left the cookbook is replaced by the next public recipe. */
const chosen = [
  'red-pepper-shakshuka-with-feta',
  'lemon-ricotta-pancakes-with-warm-blueberries',
  'shrimp-skagen-avocado-halves',
  'thai-basil-beef-with-crisp-eggs',
  'doro-wat',
  'pumpkin-seed-tofu-schnitzel-with-cucumber-salad',
  'matcha-coconut-chia-pots',
  'linzer-torte-with-raspberries',
]

/** Some dishes of the cookbook; each opens its own public page. */
export function DishesSection({ data: { recipes, recipeCount } }: { data: SiteData }) {
  return (
    <Band
      titleId="dishes-title"
      tone="sunk"
      title="What you’ll be eating"
      lead={`${recipeCount.toLocaleString('en-US')} recipes from everywhere, none of them a sad salad. ${recipes.length} are open to read right now.`}
    >
      <PhoneStrip label="Some dishes" className="max-md:*:w-56! md:grid-cols-2 md:gap-5 lg:grid-cols-4">
        {chosenDishes(recipes).map((dish) => (
          <li key={dish.slug}>
            <DishCard dish={dish} />
          </li>
        ))}
      </PhoneStrip>
      <a
        href={paths.recipes}
        className="mt-2 inline-block py-3 lg:mt-6 text-lg font-semibold underline underline-offset-4"
      >
        Look into the cookbook
      </a>
    </Band>
  )
}

function chosenDishes(recipes: readonly Dish[]): Dish[] {
  const found = chosen.flatMap((slug) => recipes.find((recipe) => recipe.slug === slug) ?? [])
  const others = recipes.filter((recipe) => !found.includes(recipe))
  return [...found, ...others].slice(0, shown)
}

function DishCard({ dish }: { dish: Dish }) {
  const { slug, title, pictures, pictureAlt, perServing } = dish
  return (
    <a
      href={pathTo('recipes.recipe', { slug })}
      className="group block h-full overflow-hidden rounded-card bg-surface shadow-card"
    >
      <img
        src={pictures.featured}
        alt={pictureAlt}
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 h-auto w-full bg-butter/30"
      />
      <span className="block p-3 md:p-4">
        <span className="block font-display leading-snug text-balance group-hover:underline md:text-lg">
          {title}
        </span>
        <span className="mt-1.5 block text-sm text-muted">
          {minutesText(minutesOf(dish))} · {Math.round(perServing.netCarbs)} g net
        </span>
      </span>
    </a>
  )
}

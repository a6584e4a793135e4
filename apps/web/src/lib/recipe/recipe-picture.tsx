import type { RecipeCard } from '@butterleaf/domain/recipes/shown/recipe-card'

type Pictured = Pick<RecipeCard, 'title' | 'pictures'>

/** The small plate of a card; its title stands beside it. */
export function RecipePlate({ recipe, className = 'size-22' }: { recipe: Pictured; className?: string }) {
  return (
    <img
      src={recipe.pictures.small}
      alt=""
      width={96}
      height={96}
      loading="lazy"
      decoding="async"
      className={`shrink-0 rounded-full bg-sunk ${className}`}
    />
  )
}

/** The large picture; drawn from what is in the dish, and said to be so. */
export function RecipePicture({ recipe, className = '' }: { recipe: Pictured; className?: string }) {
  return (
    <figure className={`relative overflow-hidden bg-butter/30 ${className}`}>
      <img
        src={recipe.pictures.featured}
        alt={`Illustration: ${recipe.title}`}
        width={480}
        height={360}
        className="absolute inset-0 size-full object-cover"
      />
      <figcaption
        aria-hidden
        className="absolute right-3 bottom-3 rounded-full bg-surface/85 px-2.5 py-0.5 text-xs text-muted"
      >
        Illustration
      </figcaption>
    </figure>
  )
}

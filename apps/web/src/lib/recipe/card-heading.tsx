import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

type CardHeadingProps = {
  id: string
  text: string
  /** PLATE-3: a side, which has a heading of its own above; several dishes on a page are told apart by it. */
  of?: Pick<ScaledRecipe, 'title'> | undefined
}

export function CardHeading({ id, text, of }: CardHeadingProps) {
  if (!of) return <h2 id={id}>{text}</h2>
  return (
    <h3 id={id} className="text-lg">
      {text} <span className="sr-only">of {of.title}</span>
    </h3>
  )
}

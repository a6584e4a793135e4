import type { RecipeStep } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { useKitchenText } from '#lib/recipe/recipe-unit.ts'

const partLook = {
  text: '',
  food: 'font-semibold',
  timer: 'rounded-sm bg-butter/45 px-1 font-semibold box-decoration-clone',
  temperature: 'font-semibold whitespace-nowrap',
} as const satisfies Record<RecipeStep['parts'][number]['kind'], string>

/** The step with what matters in it: what goes in, how hot, how long. */
export function StepText({ parts }: Pick<RecipeStep, 'parts'>) {
  const kitchenText = useKitchenText()
  return (
    <p className="text-xl leading-normal text-pretty lg:text-2xl lg:leading-snug">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence.
        <span key={at} className={partLook[part.kind]}>
          {kitchenText(part.text)}
        </span>
      ))}
    </p>
  )
}

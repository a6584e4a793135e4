import type { Adventure } from '@butterleaf/domain/meal-plan/planner/palate'
import type { Cuisine } from '@butterleaf/domain/recipes/cuisines'
import { type Choice, ChoiceGroup } from '#ui/form/choice-group.tsx'
import { CuisineField } from './cuisine-field.tsx'
import type { StepProps } from './step-props.ts'

const adventures: readonly Choice<Adventure>[] = [
  {
    value: 'familiar',
    label: 'Familiar first',
    note: 'Dishes most people know, from an ordinary supermarket',
  },
  { value: 'new-each-week', label: 'One new dish a week', note: 'The rest stays familiar' },
  { value: 'surprise', label: 'Surprise me', note: 'Anything from our kitchen, organ meats too' },
]

/** What the person likes; all of it may stay as it is. */
export function TasteQuestions({ answers, change }: StepProps) {
  const liked = answers.likedCuisines ?? []
  const disliked = answers.dislikedCuisines ?? []
  const cuisines = (likedCuisines: readonly Cuisine[], dislikedCuisines: readonly Cuisine[]) =>
    change({ likedCuisines: orNull(likedCuisines), dislikedCuisines: orNull(dislikedCuisines) })
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label="How adventurous?"
        choices={adventures}
        value={answers.adventure ?? 'familiar'}
        // What the API takes an unanswered question for.
        onValueChange={(adventure) => change({ adventure: adventure === 'familiar' ? null : adventure })}
      />
      <CuisineField
        label="Cuisines you like"
        hint="Optional. Their dishes come more often."
        chosen={liked}
        taken={disliked}
        onChange={(next) => cuisines(next, disliked)}
      />
      <CuisineField
        label="Cuisines you’d rather not have"
        hint="Optional. We choose none of their dishes; you still can."
        chosen={disliked}
        taken={liked}
        onChange={(next) => cuisines(liked, next)}
      />
    </div>
  )
}

function orNull(cuisines: readonly Cuisine[]): readonly Cuisine[] | null {
  return cuisines.length > 0 ? cuisines : null
}

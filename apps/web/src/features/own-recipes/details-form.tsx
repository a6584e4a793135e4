import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import { ownRecipeBox } from '@butterleaf/domain/own-recipes/own-recipe'
import type { FormEvent } from 'react'
import { fieldErrors, isProblem } from '#lib/api/api-problem.ts'
import { useSaveRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ConfirmOpenMeals } from './confirm-open-meals.tsx'
import { useDetailsDraft } from './use-details-draft.ts'

const mealOptions = meals.map((value) => ({ value, label: `${value[0]?.toUpperCase()}${value.slice(1)}` }))

/** [OWN-4] Title, meal, servings, times and steps. What is typed and not saved outlives a reload. */
export default function DetailsForm({ recipe }: { recipe: WireOwnRecipe }) {
  const { details, isUnsaved, change, seenVersion, reset } = useDetailsDraft(recipe)
  const { title, meal, servings, prepMinutes, cookMinutes, steps } = details
  const toasts = useToasts()
  const save = useSaveRecipe(recipe, () => {
    reset()
    toasts.show('Saved', { tone: 'done' })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const times = { prepMinutes: prepMinutes ?? 0, cookMinutes: cookMinutes ?? 0 }
    const edit = { title: title.trim(), meal, servings, ...times, steps: stepsOf(steps) }
    save.mutate({ ...edit, version: seenVersion })
  }
  const errors = fieldErrors(save.error)
  const isAsked = isProblem(save.error, 'conflict')
  const general = save.error && !isAsked && Object.keys(errors).length === 0 ? save.error.message : undefined
  const minutes = { min: 0, max: ownRecipeBox.minutes, step: 5, decimals: 0, unit: 'min', startAt: 10 }
  return (
    <Card as="section" aria-label="The recipe">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <h2 className="text-lg">The recipe</h2>
        <ConfirmOpenMeals save={save} />
        <ChangedElsewhere recipeId={recipe.id} save={save} onLoad={reset} />
        <Field label="Title" error={errors.title}>
          <TextInput
            value={title}
            maxLength={200}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Segmented<Meal>
          label="Meal"
          options={mealOptions}
          value={meal}
          onValueChange={(chosen) => change({ meal: chosen })}
          isWide
        />
        <NumberStepper
          label="Servings"
          value={servings}
          onValueChange={(count) => change({ servings: count })}
          min={1}
          max={ownRecipeBox.servings}
          decimals={0}
          startAt={2}
          hint={servings === null ? 'The source doesn’t say. Without it nothing can be planned.' : undefined}
          error={errors.servings}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberStepper
            label="Preparation"
            value={prepMinutes}
            onValueChange={(count) => change({ prepMinutes: count })}
            {...minutes}
            error={errors.prepMinutes}
          />
          <NumberStepper
            label="Cooking"
            value={cookMinutes}
            onValueChange={(count) => change({ cookMinutes: count })}
            {...minutes}
            error={errors.cookMinutes}
          />
        </div>
        <Field
          label="Steps"
          hint="An empty line between two steps; times like “8 minutes” become timers"
          error={errors.steps}
        >
          <TextArea rows={6} value={steps} onChange={(event) => change({ steps: event.target.value })} />
        </Field>
        {general && (
          <p role="alert" className="text-sm font-semibold text-paprika">
            {general}
          </p>
        )}
        <div className="grid gap-3">
          <Button type="submit" size="lg" busy={save.isPending} busyLabel="Saving">
            Save
          </Button>
          {isUnsaved && (
            <Button look="ghost" onClick={reset}>
              Undo what isn’t saved
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

function stepsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((step) => step.trim())
    .filter((step) => step !== '')
}

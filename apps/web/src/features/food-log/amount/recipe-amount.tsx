import { scaleMacros } from '@butterleaf/domain/nutrition/macros'
import { NumberStepper } from '#ui/form/number-stepper.tsx'
import type { RecipeDraft } from '../eaten/eaten-draft.ts'
import type { EatenFaults } from '../eaten/eaten-faults.ts'
import { FiguresLine } from './figures-line.tsx'

type RecipeAmountProps = { draft: RecipeDraft; onChange: (draft: RecipeDraft) => void; faults: EatenFaults }

/** [LIFE-3] How many servings of one of our recipes. */
export function RecipeAmount({ draft, onChange, faults }: RecipeAmountProps) {
  const { recipe, servings } = draft
  return (
    <div className="grid gap-5">
      <h3 className="text-xl text-pretty">{recipe.title}</h3>
      <NumberStepper
        label="Servings"
        value={servings}
        onValueChange={(next) => onChange({ ...draft, servings: next })}
        step={0.5}
        decimals={2}
        startAt={1}
        error={faults.amount ?? faults.other}
      />
      <FiguresLine figures={scaleMacros(recipe.perServing, servings ?? 0)} />
    </div>
  )
}

import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { Link } from 'react-router'
import type { useSaveRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { pathTo } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { Card } from '#ui/surface/card.tsx'

type Saving = ReturnType<typeof useSaveRecipe>

/** [OWN-5] Whether the planner may choose it. */
export function PlanningChoice({ recipe, save }: { recipe: WireOwnRecipe; save: Saving }) {
  const { id, mayBePlanned, isPlanned, lines } = recipe
  const isDoubted = lines.some(({ how }) => how !== 'exact')
  return (
    <Card as="section" aria-label="In your plan" className="grid gap-3">
      <Segmented
        label="In plans"
        options={[
          { value: 'yes', label: 'May be planned' },
          { value: 'no', label: 'Only by hand' },
        ]}
        value={mayBePlanned ? 'yes' : 'no'}
        onValueChange={(choice) => {
          if (!save.isPending) save.mutate({ isPlanned: choice === 'yes' })
        }}
        isWide
      />
      {isDoubted && isPlanned === null && (
        <p className="text-sm text-pretty text-muted">
          Some lines are near, not exact. Look at them, and it is planned like ours; or say so now.
        </p>
      )}
      <Link
        to={pathTo('app.recipes.recipe', { recipeId: id })}
        className={buttonLook({ look: 'quiet', size: 'md' })}
      >
        See it as a recipe
      </Link>
    </Card>
  )
}

import { isProblem } from '#lib/api/api-problem.ts'
import { isStaleEdit, type useSaveRecipe } from '#lib/own-recipes/own-recipe-queries.ts'

import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'

/** [OWN-5] An edit that makes a planned recipe unknown is saved once the person has seen the days. */
export function ConfirmOpenMeals({ save }: { save: ReturnType<typeof useSaveRecipe> }) {
  const { error, variables } = save
  return (
    <ConfirmDialog
      isOpen={isProblem(error, 'conflict') && !isStaleEdit(error)}
      onOpenChange={(open) => {
        if (!open) save.reset()
      }}
      title="It is on your plan"
      body={error?.message ?? ''}
      confirmLabel="Save all the same"
      onConfirm={() => save.mutate({ ...variables, evenIfPlanned: true })}
      isDanger
      busy={save.isPending}
    />
  )
}

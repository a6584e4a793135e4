import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { clearDraft } from '#lib/device/draft.ts'
import { useDeleteRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { detailsDraftName } from './use-details-draft.ts'

/** [OWN-5] Asks; and asks again with the days where it is planned. What was cooked stays. */
export function DeleteRecipe({ recipe: { id, title } }: { recipe: WireOwnRecipe }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useDeleteRecipe(id)
  const navigate = useNavigate()
  const toasts = useToasts()
  const planned = isProblem(remove.error, 'conflict') ? remove.error.message : undefined
  const confirm = () =>
    remove.mutate(planned !== undefined, {
      onSuccess: () => {
        clearDraft(detailsDraftName(id))
        toasts.show(`${title} is deleted`, { tone: 'done' })
        void navigate(paths['settings.resources.ownRecipes'])
      },
    })
  const failed = remove.error && planned === undefined ? remove.error.message : undefined
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete this recipe
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) remove.reset()
        }}
        title={planned === undefined ? `Delete ${title}?` : 'It is on your plan'}
        body={planned ?? failed ?? 'It can’t be brought back. Days on which you ate it keep it.'}
        confirmLabel={planned === undefined ? 'Delete' : 'Delete all the same'}
        onConfirm={confirm}
        isDanger
        busy={remove.isPending}
      />
    </>
  )
}

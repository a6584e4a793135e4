import { useNavigate } from 'react-router'
import { useCopyRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { pathTo } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [OWN-4] Begins an own version of one of ours; an own recipe is edited. */
export function OwnVersion({ recipeId }: { recipeId: string }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const copy = useCopyRecipe()
  const edit = (id: string) => void navigate(pathTo('settings.resources.ownRecipe', { recipeId: id }))
  const isOwn = recipeId.startsWith('own-')
  const press = () => {
    if (isOwn) return edit(recipeId)
    copy.mutate(recipeId, {
      onSuccess: ({ id }) => edit(id),
      onError: ({ message }) => toasts.show(message, { tone: 'error' }),
    })
  }
  return (
    <Button size="sm" look="quiet" busy={copy.isPending} busyLabel="Copying the recipe" onClick={press}>
      {isOwn ? 'Edit' : 'Make my version'}
    </Button>
  )
}

import Camera from 'virtual:lucide/camera'
import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { photoMaxBytes, photoTypes } from '@butterleaf/contract/own-recipes/photo-limits'
import { useId, useState } from 'react'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { useChangePhoto, useRemovePhoto } from '#lib/own-recipes/own-recipe-queries.ts'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/action/file-button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [OWN-4] */
export default function PhotoEditor({ recipe }: { recipe: WireOwnRecipe }) {
  const faultId = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const change = useChangePhoto(recipe.id)
  const remove = useRemovePhoto(recipe.id)
  const toasts = useToasts()
  const choose = (file: File) => {
    change.reset()
    remove.reset()
    setTooLarge(file.size > photoMaxBytes)
    if (file.size > photoMaxBytes) return
    change.mutate(file, { onSuccess: () => toasts.show('Photo saved', { tone: 'done' }) })
  }
  const failed = change.error ?? remove.error
  const fault = tooLarge
    ? 'The picture may be 10 MB at most. Choose a smaller one.'
    : failed && (fieldErrors(failed).photo ?? failed.message)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        <FileButton
          busy={change.isPending}
          busyLabel="Saving your photo"
          aria-describedby={fault ? faultId : undefined}
          fieldLabel="Photo file"
          accept={photoTypes.join()}
          onChoose={choose}
        >
          <Camera aria-hidden className="size-5" />
          {recipe.hasPhoto ? 'Change photo' : 'Add a photo'}
        </FileButton>
        {recipe.hasPhoto && (
          <Button
            look="ghost"
            busy={remove.isPending}
            busyLabel="Removing your photo"
            onClick={() =>
              remove.mutate(undefined, { onSuccess: () => toasts.show('Photo removed', { tone: 'done' }) })
            }
          >
            Remove photo
          </Button>
        )}
      </div>
      {fault && (
        <p id={faultId} role="alert" className="text-sm font-semibold text-paprika">
          {fault}
        </p>
      )}
    </div>
  )
}

import Camera from 'virtual:lucide/camera'
import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { photoMaxBytes, photoTypes } from '@butterleaf/contract/own-recipes/photo-limits'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { useChangePhoto, useRemovePhoto } from '#lib/own-recipes/photo-mutations.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [OWN-4] */
export default function PhotoEditor({ recipe }: { recipe: WireOwnRecipe }) {
  const input = useRef<HTMLInputElement>(null)
  const faultId = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const change = useChangePhoto(recipe.id)
  const remove = useRemovePhoto(recipe.id)
  const toasts = useToasts()
  const choose = ({ target: field }: ChangeEvent<HTMLInputElement>) => {
    const file = field.files?.[0]
    // Emptied, so that the same file can be chosen again.
    field.value = ''
    if (!file) return
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
        <Button
          look="quiet"
          busy={change.isPending}
          busyLabel="Saving your photo"
          aria-describedby={fault ? faultId : undefined}
          onClick={() => input.current?.click()}
        >
          <Camera aria-hidden className="size-5" />
          {recipe.hasPhoto ? 'Change photo' : 'Add a photo'}
        </Button>
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
      <input
        ref={input}
        type="file"
        accept={photoTypes.join()}
        aria-label="Photo file"
        hidden
        onChange={choose}
      />
      {fault && (
        <p id={faultId} role="alert" className="text-sm font-semibold text-paprika">
          {fault}
        </p>
      )}
    </div>
  )
}

import { useRef } from 'react'
import { isStaleEdit, useReloadRecipe, type useSaveRecipe } from '#lib/own-recipes/own-recipe-queries.ts'

import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/surface/dialog.tsx'

type ChangedElsewhereProps = {
  recipeId: string
  save: ReturnType<typeof useSaveRecipe>
  /** After the other version has come: what was typed isn't wanted. */
  onLoad?: () => void
}

/** [OWN-4] Two tabs, or two devices: nothing is overwritten until the person says so. */
export function ChangedElsewhere({ recipeId, save, onLoad }: ChangedElsewhereProps) {
  const keep = useRef<HTMLButtonElement>(null)
  const reload = useReloadRecipe(recipeId)
  const { variables } = save
  const close = () => {
    save.reset()
    reload.reset()
  }
  const load = () =>
    reload.mutate(undefined, {
      onSuccess: () => {
        close()
        onLoad?.()
      },
    })
  return (
    <Dialog
      role="alertdialog"
      isOpen={isStaleEdit(save.error)}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      initialFocus={keep}
      title="Changed elsewhere"
      body={
        reload.isError
          ? 'The other version didn’t load. Check your connection, then try again.'
          : 'This recipe was edited in another tab or on another device since you opened it. What you changed isn’t saved yet. Saving yours replaces what the other edit says of the same fields.'
      }
      actions={
        <div className="grid gap-3">
          <Button
            size="lg"
            isWide
            busy={save.isPending}
            busyLabel="Saving"
            onClick={() => variables && save.mutate({ ...variables, isOverOther: true })}
          >
            Save mine
          </Button>
          <Button look="quiet" size="lg" isWide busy={reload.isPending} busyLabel="Loading" onClick={load}>
            Load the other version
          </Button>
          <Button ref={keep} look="ghost" size="lg" isWide onClick={close}>
            Go on editing
          </Button>
        </div>
      }
    />
  )
}

import Camera from 'virtual:lucide/camera'
import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { pictureTypes } from '@butterleaf/contract/account/picture-limits'
import { useAccountChange } from '#lib/account-change.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/action/file-button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { shrinkPicture } from './shrink-picture.ts'

/** [SET-7] */
export function PictureEditor({ user }: { user: User }) {
  return (
    <div className="flex items-center gap-5">
      <OwnAvatar className="size-20 text-2xl" />
      <div className="flex flex-wrap gap-3">
        <ChooseButton hasPicture={user.picture !== null} />
        {user.picture !== null && <RemoveButton />}
      </div>
    </div>
  )
}

function ChooseButton({ hasPicture }: { hasPicture: boolean }) {
  const toasts = useToasts()
  const change = useAccountChange(async (file: File) =>
    api.send(accountCalls.changeAvatar, { body: { fileInput: await shrinkPicture(file) } }),
  )
  const choose = (file: File) =>
    change.mutate(file, {
      onSuccess: () => toasts.show('Picture saved', { tone: 'done' }),
      onError: (error) => toasts.show(refusalText(error), { tone: 'error' }),
    })
  return (
    <FileButton
      busy={change.isPending}
      busyLabel="Saving your picture"
      fieldLabel="Picture file"
      accept={pictureTypes.join()}
      onChoose={choose}
    >
      <Camera aria-hidden className="size-5" />
      {hasPicture ? 'Change picture' : 'Add a picture'}
    </FileButton>
  )
}

function RemoveButton() {
  const toasts = useToasts()
  const remove = useAccountChange(() => api.send(accountCalls.removeAvatar, {}))
  const press = () =>
    remove.mutate(undefined, {
      onSuccess: () => toasts.show('Picture removed', { tone: 'done' }),
      onError: (error) => toasts.show(refusalText(error), { tone: 'error' }),
    })
  return (
    <Button look="ghost" busy={remove.isPending} busyLabel="Removing your picture" onClick={press}>
      Remove
    </Button>
  )
}

function refusalText(error: Error): string {
  return error instanceof ApiProblem ? error.message : 'That didn’t save. Check your connection.'
}

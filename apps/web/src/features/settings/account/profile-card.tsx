import Camera from 'virtual:lucide/camera'
import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { pictureTypes } from '@butterleaf/contract/account/picture-limits'
import { isName, nameMaxLength, normaliseName } from '@butterleaf/domain/account/person-name'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { accountKey, useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { ApiProblem, fieldErrors } from '#lib/api/api-problem.ts'
import { useDraft } from '#lib/device/draft.ts'
import { OwnAvatar } from '#lib/own-avatar.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/action/button.tsx'
import { FileButton } from '#ui/action/file-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [SET-7] The picture, the name, and the address one signs in with. */
export function ProfileCard() {
  const account = useAccount()
  const { person } = useSession()
  if (account.isPending) return <ProfileSkeleton />
  if (!account.data) {
    return (
      <Card as="section" aria-label="You">
        <ErrorState
          title="Your account didn’t load"
          onRetry={() => void account.refetch()}
          isRetrying={account.isRefetching}
        >
          Check your connection, then try again.
        </ErrorState>
      </Card>
    )
  }
  const email = account.data.email ?? person?.email
  return (
    <Card as="section" aria-label="You" className="grid gap-6">
      <PictureEditor user={account.data} />
      <NameForm user={account.data} />
      {email && (
        <div>
          <p className="font-semibold">Email</p>
          <p className="mt-1 break-all text-muted">{email}</p>
        </div>
      )}
    </Card>
  )
}

function ProfileSkeleton() {
  return (
    <Loading label="Loading your account">
      <Card className="grid gap-6">
        <div className="flex items-center gap-5">
          <Skeleton shape="circle" className="size-20" />
          <Skeleton shape="button" />
        </div>
        <Skeleton shape="field" />
        <Skeleton shape="field" />
      </Card>
    </Loading>
  )
}

/** [SET-7] Saved only once it is another name than before. */
function NameForm({ user }: { user: User }) {
  const kept = { first: user.given_name ?? '', last: user.family_name ?? '' }
  const draft = useDraft('account-name', kept)
  const first = normaliseName(draft.values.first)
  const last = normaliseName(draft.values.last)
  const isNamed = isName(first) && isName(last)
  const isSame = first === kept.first && last === kept.last
  const why = !isNamed ? 'Type a first and a last name.' : isSame ? 'Nothing has changed yet.' : undefined
  const toasts = useToasts()
  const rename = useAccountChange(() =>
    api.send(accountCalls.updateName, {
      body: { name: `${first} ${last}`, first_name: first, last_name: last },
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (why || rename.isPending) return
    rename.mutate(undefined, {
      onSuccess: () => {
        draft.clear()
        toasts.show('Name saved', { tone: 'done' })
      },
      onError: () => toasts.show('Your name didn’t save. Try again in a moment.', { tone: 'error' }),
    })
  }
  const faults = fieldErrors(rename.error)
  return (
    <form onSubmit={submit} className="grid gap-5 md:grid-cols-2 md:gap-3">
      <Field label="First name" error={faults.first_name}>
        <TextInput
          value={draft.values.first}
          onChange={(event) => draft.change({ first: event.target.value })}
          autoComplete="given-name"
          maxLength={nameMaxLength}
        />
      </Field>
      <Field label="Last name" error={faults.last_name}>
        <TextInput
          value={draft.values.last}
          onChange={(event) => draft.change({ last: event.target.value })}
          autoComplete="family-name"
          maxLength={nameMaxLength}
        />
      </Field>
      <Button
        type="submit"
        look="ghost"
        className="justify-self-start"
        busy={rename.isPending}
        busyLabel="Saving"
        why={why}
      >
        Save name
      </Button>
    </form>
  )
}

/** [SET-7] */
function PictureEditor({ user }: { user: User }) {
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

/** Longer than any picture of a person is shown, and a small upload all the same. */
const mostSide = 1_024

/** [SET-7] A phone's photo is larger than it need be sent; what can't be drawn here goes as it is, for the server to judge. */
async function shrinkPicture(file: File): Promise<File> {
  const drawn = await globalThis.createImageBitmap?.(file).catch(() => undefined)
  if (!drawn) return file
  const scale = mostSide / Math.max(drawn.width, drawn.height)
  if (scale >= 1) return file
  const canvas = new OffscreenCanvas(Math.round(drawn.width * scale), Math.round(drawn.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // A transparent picture would turn black in a JPEG.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], 'picture.jpg', { type: blob.type })
}

/** A change whose answer is the changed account. */
function useAccountChange<Given>(change: (given: Given) => Promise<User>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (user) => queries.setQueryData(accountKey, user),
  })
}

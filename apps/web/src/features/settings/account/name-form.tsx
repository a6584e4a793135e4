import { accountCalls, type User } from '@butterleaf/contract/account/calls'
import { isName, nameMaxLength, normaliseName } from '@butterleaf/domain/account/person-name'
import type { FormEvent } from 'react'
import { useAccountChange } from '#lib/account-change.ts'
import { api } from '#lib/api/api.ts'
import { fieldErrors } from '#lib/api/api-problem.ts'
import { useDraft } from '#lib/device/draft.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'

/** [SET-7] Saved only once it is another name than before. */
export function NameForm({ user }: { user: User }) {
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

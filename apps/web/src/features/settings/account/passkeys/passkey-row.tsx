import Fingerprint from 'virtual:lucide/fingerprint-pattern'
import Pencil from 'virtual:lucide/pencil'
import Trash2 from 'virtual:lucide/trash'
import type { Passkey } from '@butterleaf/contract/account/calls'
import { useState } from 'react'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { NameDialog } from './name-dialog.tsx'
import { usedText } from './passkey-text.ts'
import { useRemovePasskey, useRenamePasskey } from './passkeys.ts'
import { useGuarded } from './use-guarded.tsx'

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const guarded = useGuarded()
  const toasts = useToasts()
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const { id: passkeyId, name } = passkey
  const after = (said: string) => ({
    onSuccess: () => toasts.show(said, { tone: 'done' } as const),
    onError: guarded.fail,
    onSettled: () => setAsked(undefined),
  })
  return (
    <li className="flex items-center gap-3 py-3">
      <Fingerprint aria-hidden className="size-5 shrink-0 text-leaf" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{usedText(passkey)}</p>
      </div>
      <IconButton look="plain" label={`Rename ${name}`} onClick={() => setAsked('rename')}>
        <Pencil aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        look="plain"
        label={`Remove ${name}`}
        onClick={() => guarded.start(() => setAsked('remove'))}
      >
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
      {asked === 'rename' && (
        <NameDialog
          title="Rename the passkey"
          firstName={name}
          saveLabel="Save"
          busy={rename.isPending}
          onSave={(next) => rename.mutate({ passkeyId, name: next }, after('Name saved'))}
          onClose={() => setAsked(undefined)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'remove'}
        onOpenChange={(isOpen) => setAsked(isOpen ? 'remove' : undefined)}
        title={`Remove “${name}”?`}
        body="It no longer opens your account here. Your device may go on listing it until you delete it there too."
        confirmLabel="Remove"
        onConfirm={() => remove.mutate(passkeyId, after('Passkey removed'))}
        isDanger
        busy={remove.isPending}
      />
      {guarded.dialog}
    </li>
  )
}

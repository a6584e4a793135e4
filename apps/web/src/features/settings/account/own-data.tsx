import Download from 'virtual:lucide/download'
import Trash2 from 'virtual:lucide/trash'
import { accountCalls } from '@butterleaf/contract/account/calls'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useAccount } from '#lib/account.ts'
import { api } from '#lib/api/api.ts'
import { paths } from '#lib/paths.ts'
import { saveFile } from '#lib/save-file.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SignInFirstDialog } from './sign-in-first-dialog.tsx'

/** In the address, so that a sign-in leads back to the question. */
const leaving = 'leaving'

/** OPS-6 */
export function OwnData() {
  const account = useAccount()
  const [search, setSearch] = useSearchParams()
  const isAsking = search.has(leaving) && !account.isPending
  const setAsking = (isOpen: boolean) => setSearch(isOpen ? { [leaving]: '' } : {}, { replace: true })
  const mustSignIn = account.data?.sign_in_first ?? false
  return (
    <Card as="section" aria-label="Your data" className="grid gap-4">
      <h2 className="text-lg">Your data</h2>
      <p className="text-pretty text-sm text-muted">
        Everything we hold about you, in one file. Deleting your account removes all of it for good.
      </p>
      <div className="flex flex-wrap gap-3">
        <DownloadButton />
        <Button look="ghost" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden className="size-5" />
          Delete my account
        </Button>
      </div>
      <DeleteDialog
        isOpen={isAsking && !mustSignIn}
        onOpenChange={setAsking}
        onStale={() => void account.refetch()}
      />
      <SignInFirstDialog
        isOpen={isAsking && mustSignIn}
        onOpenChange={setAsking}
        guarded="delete your account"
        returnTo={`${paths['settings.account']}?${leaving}`}
      />
    </Card>
  )
}

function DownloadButton() {
  const toasts = useToasts()
  const download = useMutation({ mutationFn: () => api.send(accountCalls.export, {}) })
  const press = () =>
    download.mutate(undefined, {
      onSuccess: (data) =>
        saveFile(
          `butterleaf-data-${today()}.json`,
          new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
        ),
      onError: () => toasts.show('The file can’t be made right now. Please try again.', { tone: 'error' }),
    })
  return (
    <Button look="quiet" busy={download.isPending} busyLabel="Gathering your data" onClick={press}>
      <Download aria-hidden className="size-5" />
      Download my data
    </Button>
  )
}

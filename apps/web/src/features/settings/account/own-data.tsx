import { accountCalls } from '@butterleaf/contract/account/calls'
import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#lib/api/api.ts'
import { saveFile } from '#lib/save-file.ts'
import { today } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useToasts } from '#ui/toast.tsx'
import { DeleteDialog } from './delete-dialog.tsx'

/** OPS-6 */
export function OwnData() {
  const [isAsking, setAsking] = useState(false)
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
      <DeleteDialog isOpen={isAsking} onOpenChange={setAsking} />
    </Card>
  )
}

function DownloadButton() {
  const toasts = useToasts()
  const download = useMutation({ mutationFn: () => api.send(accountCalls.export, {}) })
  const press = () =>
    download.mutate(undefined, {
      onSuccess: (data) =>
        saveFile(`butterleaf-data-${today()}.json`, 'application/json', JSON.stringify(data, null, 2)),
      onError: () => toasts.show('The file can’t be made right now. Please try again.', { tone: 'error' }),
    })
  return (
    <Button look="quiet" busy={download.isPending} busyLabel="Gathering your data" onClick={press}>
      <Download aria-hidden className="size-5" />
      Download my data
    </Button>
  )
}

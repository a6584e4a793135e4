import Download from 'virtual:lucide/download'
import Upload from 'virtual:lucide/upload'
import { type WeightTracker, weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import type { Unit } from '@butterleaf/domain/nutrition/weight'
import { type ChangeEvent, useRef, useState } from 'react'
import { api } from '#lib/api/api.ts'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { saveFile } from '#lib/save-file.ts'
import { Button } from '#ui/action/button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { useImportLogs } from './use-weight-tracker.ts'

interface HistoryFileProps {
  tracker: WeightTracker
  unit: Unit
}

/** Exports all weigh-ins as a CSV file, and imports one. */
export function HistoryFile({ tracker, unit }: HistoryFileProps) {
  return (
    <Card as="section" aria-label="History as a file" className="grid gap-3">
      <h2 className="text-lg">Your history as a file</h2>
      <p className="text-sm text-muted">
        A CSV file with the columns date, weight_kg or weight_lb, and note, then those of ketones, glucose and
        waist where you log them. It opens in any spreadsheet.
      </p>
      <div className="flex flex-wrap gap-3">
        <ExportButton tracker={tracker} unit={unit} />
        <ImportButton tracker={tracker} />
      </div>
    </Card>
  )
}

function ExportButton({ tracker, unit }: HistoryFileProps) {
  const toasts = useToasts()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const csv = await api.send(weightTrackerCalls.exportLogs, {
        params: { id: tracker.id },
        query: { unit },
      })
      saveFile('butterleaf-weight.csv', new Blob([csv], { type: 'text/csv' }))
    } catch {
      toasts.show('The file can’t be made right now. Please try again.', { tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="quiet"
      onClick={download}
      busy={isBusy}
      why={tracker.logs.length + tracker.readings.length === 0 ? 'There is nothing to save yet.' : undefined}
    >
      <Download aria-hidden className="size-5" />
      Save a copy
    </Button>
  )
}

function ImportButton({ tracker }: { tracker: WeightTracker }) {
  const input = useRef<HTMLInputElement>(null)
  const importLogs = useImportLogs()
  const toasts = useToasts()
  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target
    const file = field.files?.[0]
    if (!file) return
    const csv = await file.text()
    // Emptied, so that the same file can be chosen again after a correction.
    field.value = ''
    importLogs.mutate(
      { trackerId: tracker.id, csv },
      { onSuccess: () => toasts.show('Weigh-ins added', { tone: 'done' }) },
    )
  }
  return (
    <>
      <Button look="quiet" busy={importLogs.isPending} onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-5" />
        Add from a file
      </Button>
      <input ref={input} type="file" accept=".csv,text/csv" aria-label="CSV file" hidden onChange={read} />
      <div role="alert" className="w-full empty:hidden">
        {importLogs.isError && <ImportFaults error={importLogs.error} />}
      </div>
    </>
  )
}

const faultsShown = 8

function ImportFaults({ error }: { error: Error }) {
  if (!(error instanceof ApiProblem)) {
    return (
      <p className="text-sm font-semibold text-paprika">
        The file could not be sent. Nothing was changed; please try again.
      </p>
    )
  }
  const more = error.faults.length - faultsShown
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-semibold text-paprika">Nothing was imported. {error.message}</p>
      <ul className="grid gap-1">
        {error.faults.slice(0, faultsShown).map((fault) => (
          <li key={fault.field}>
            <b className="font-semibold">{fault.field}:</b> {fault.message}
          </li>
        ))}
        {more > 0 && <li className="text-muted">and {more} more</li>}
      </ul>
    </div>
  )
}

import Download from 'virtual:lucide/download'
import Printer from 'virtual:lucide/printer'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Card } from '#ui/surface/card.tsx'
import type { ListPlace } from '../sync/list-query.ts'
import { downloadList } from './download-list.ts'
import { PrintSheet, type PrintSheetProps } from './print-sheet.tsx'

type PaperCardProps = PrintSheetProps & { place: ListPlace }

/** [SHOP-4] The list as a PDF, or printed from the screen; printing needs no network. With the sheet that is printed, also by the browser's own menu. */
export default function PaperCard({ place, ...sheet }: PaperCardProps) {
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await downloadList(place, sheet.system)
    } catch (error) {
      // biome-ignore lint/suspicious/noConsole: SHOP-7: logged only.
      console.error('The shopping list could not be downloaded', error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Card as="section" aria-label="On paper" padding="sm" className="grid gap-3">
      <h2 className="pl-1 text-lg">On paper</h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        <Button look="quiet" onClick={download} busy={isBusy} busyLabel="Making the PDF" isWide>
          <Download aria-hidden className="size-5" />
          Download
        </Button>
        <Button look="quiet" onClick={() => window.print()} isWide>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
      </div>
      <PrintSheet {...sheet} />
    </Card>
  )
}

import type { WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { formatDates } from '#lib/format-date.ts'
import { Drawer } from '#ui/surface/drawer.tsx'
import { type AskPart, figureOf, figureWords } from './ask-words.ts'
import { KitchenPart } from './kitchen-part.tsx'
import { LeftOverPart } from './left-over-part.tsx'
import { ToBuyPart } from './to-buy-part.tsx'

type WeekAskDrawerProps = { ask: WeekAsk; part: AskPart; onClose: () => void }

const parts = { 'to-buy': ToBuyPart, kitchen: KitchenPart, 'left-over': LeftOverPart } as const

/** [LIV-2] What one figure of a week is made of. */
export default function WeekAskDrawer({ ask, part, onClose }: WeekAskDrawerProps) {
  const Part = parts[part]
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${figureOf(ask, part)} ${figureWords[part]}`}
      description={datesOf(ask)}
    >
      <Part ask={ask} onClose={onClose} />
    </Drawer>
  )
}

function datesOf({ from, to }: WeekAsk): string | undefined {
  const [first, last] = [parseIsoDate(from), parseIsoDate(to)]
  return first && last && formatDates(first, last, 'short')
}

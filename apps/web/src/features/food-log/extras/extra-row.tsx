import PencilLine from 'virtual:lucide/pencil-line'
import Trash2 from 'virtual:lucide/trash'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { extraAmount, weekdaysText } from './extra-words.ts'

type ExtraRowProps = { extra: FoodExtra; name: string; onEdit: () => void; onRemove: () => void }

export function ExtraRow({ extra, name, onEdit, onRemove }: ExtraRowProps) {
  const amount = extraAmount(extra)
  const notes = [amount, weekdaysText(extra.weekdays), extra.isBought && 'on the list'].filter(Boolean)
  return (
    <li className="flex items-center gap-2 py-3 pr-3 pl-5">
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-pretty">{name}</p>
        <p className="text-sm text-pretty text-muted">{notes.join(' · ')}</p>
        <MacroLine perServing={extra.figures} hasCalories className="mt-0.5" />
      </div>
      <IconButton label={`Change ${name}`} look="plain" onClick={onEdit}>
        <PencilLine aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={`Delete ${name}`} look="plain" onClick={onRemove}>
        <Trash2 aria-hidden className="size-5 text-paprika" />
      </IconButton>
    </li>
  )
}

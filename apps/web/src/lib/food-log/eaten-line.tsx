import PencilLine from 'virtual:lucide/pencil-line'
import Trash2 from 'virtual:lucide/trash'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import { macroText } from '@butterleaf/domain/nutrition/certificate-text'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { useRecipeTitle } from '#lib/recipe/use-recipe.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { openFoodSheet } from './food-sheet-request.ts'
import { useFoodLog } from './use-food-log.ts'

/** [LIFE-2] [LIFE-3] One thing that was eaten, with the ways to correct it. */
export function EatenLine({ entry, label }: { entry: LogEntry; label: string }) {
  const { save, remove } = useFoodLog()
  const toasts = useToasts()
  const title = useRecipeTitle(entry.source)
  const name = entryName(entry, () => title)
  const isCounted = entry.source.kind !== 'notCounted'
  const removeEntry = () => {
    remove(entry.id)
    toasts.show(`${name} removed`, { tone: 'done', action: { label: 'Undo', onPress: () => save(entry) } })
  }
  return (
    <li className="flex items-center gap-1 py-1 pr-1.5 pl-4">
      <div className="min-w-0 flex-1">
        <p className="text-pretty">
          <span className="font-semibold">{label}</span> {name}
          {isCounted && <span className="text-muted">, {entryCalories(entry)}</span>}
        </p>
        {isCounted && <MacroLine perServing={entry.figures} className="mt-0.5" />}
      </div>
      {isCounted && (
        <IconButton
          look="plain"
          label={`Change ${name}`}
          aria-haspopup="dialog"
          onClick={() => openFoodSheet({ date: entry.date, place: entry.place, entry })}
        >
          <PencilLine aria-hidden className="size-5" />
        </IconButton>
      )}
      <IconButton look="plain" label={`Remove ${name}`} onClick={removeEntry}>
        <Trash2 aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

/** What it was called; `titleOf` knows our recipes. */
function entryName(
  { source }: Pick<LogEntry, 'source'>,
  titleOf: (recipeId: string) => string | undefined,
): string {
  if (source.kind === 'recipe') return titleOf(source.recipeId) ?? 'One of our recipes'
  return source.kind === 'notCounted' ? 'Not counted' : source.name
}

/** "about 620 kcal" of a guess, "620 kcal" of what is known. */
function entryCalories({ source, figures }: Pick<LogEntry, 'source' | 'figures'>): string {
  const text = macroText('calories', figures.calories)
  return source.kind === 'plate' ? `about ${text}` : text
}

import Coffee from 'virtual:lucide/coffee'
import Plus from 'virtual:lucide/plus'
import { type Weekday, weekdays } from '@butterleaf/domain/calendar/weekday'
import { weekdayNames } from '@butterleaf/domain/calendar/weekday-names'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import { lazy, Suspense, useState } from 'react'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { Button } from '#ui/action/button.tsx'
import { EditableRow } from '#ui/data/editable-row.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { gramUnit } from '../eaten/eaten-draft.ts'

const ExtraSheet = lazy(() => import('./extra-sheet.tsx'))

/** [LIFE-4] What a person has each day anyway: counted on its weekdays, and on the list if it is bought. */
export default function ExtrasScreen() {
  const { log, isLoading, saveExtra, removeExtra } = useFoodLog()
  const toasts = useToasts()
  const titleOf = useTitleOf()
  const [edited, setEdited] = useState<FoodExtra | 'new'>()
  const { extras } = log
  const remove = (extra: FoodExtra) => {
    removeExtra(extra.id)
    toasts.show(`${extraName(extra, titleOf)} is no longer counted`, {
      tone: 'done',
      action: { label: 'Undo', onPress: () => saveExtra(extra) },
    })
  }
  return (
    <>
      <header className="grid gap-2">
        <title>Every day’s extras · Butterleaf</title>
        <h1>Every day’s extras</h1>
        <p className="max-w-prose text-pretty text-muted">
          What you have anyway, like coffee with cream in the morning. It counts on its days, and stands on
          the shopping list if you buy it.
        </p>
      </header>
      {isLoading ? (
        <Skeleton shape="block" />
      ) : (
        <>
          {extras.length === 0 ? (
            <EmptyState
              picture={<Coffee aria-hidden className="size-16 text-leaf" strokeWidth={1.25} />}
              title="No extras yet"
            >
              Say it once, and it is counted on every day you choose.
            </EmptyState>
          ) : (
            <Card padding="none" className="overflow-hidden">
              <ul aria-label="Extras" className="divide-y divide-hairline">
                {extras.map((extra) => (
                  <ExtraRow
                    key={extra.id}
                    extra={extra}
                    name={extraName(extra, titleOf)}
                    onEdit={() => setEdited(extra)}
                    onRemove={() => remove(extra)}
                  />
                ))}
              </ul>
            </Card>
          )}
          {/* One button before the first extra and after it, so that it has the focus again once its sheet is closed. */}
          <div className={extras.length === 0 ? 'justify-self-center' : 'justify-self-start'}>
            <Button onClick={() => setEdited('new')}>
              <Plus aria-hidden className="size-5" />
              Add an extra
            </Button>
          </div>
        </>
      )}
      {edited && (
        <Suspense fallback={null}>
          <ExtraSheet
            key={edited === 'new' ? 'new' : edited.id}
            extra={edited === 'new' ? undefined : edited}
            log={log}
            onSave={saveExtra}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function useTitleOf() {
  const { cards } = usePlan().plan
  return (recipeId: string) => cards[recipeId]?.short ?? cards[recipeId]?.title
}

type ExtraRowProps = { extra: FoodExtra; name: string; onEdit: () => void; onRemove: () => void }

function ExtraRow({ extra, name, onEdit, onRemove }: ExtraRowProps) {
  const amount = extraAmount(extra)
  const notes = [amount, weekdaysText(extra.weekdays), extra.isBought && 'on the list'].filter(Boolean)
  return (
    <EditableRow name={name} note={notes.join(' · ')} removeVerb="Delete" onEdit={onEdit} onRemove={onRemove}>
      <MacroLine perServing={extra.figures} hasCalories className="mt-0.5" />
    </EditableRow>
  )
}

/** "Every day", "Monday to Friday", "Friday and Saturday". */
export function weekdaysText(chosen: readonly Weekday[]): string {
  const days = weekdays.filter((day) => chosen.includes(day))
  if (days.length === weekdays.length) return 'Every day'
  const first = weekdays.indexOf(days[0] ?? 'monday')
  const isRow = days.length > 2 && days.every((day, at) => weekdays[first + at] === day)
  const names = days.map((day) => weekdayNames[day])
  if (isRow) return `${names[0]} to ${names.at(-1)}`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** "Heavy cream": what it is called. */
function extraName({ source }: FoodExtra, titleOf: (recipeId: string) => string | undefined): string {
  return source.kind === 'recipe' ? (titleOf(source.recipeId) ?? 'Recipe') : source.name
}

/** "2 tbsp (30 g)", "1.5 servings". Figures of one's own have no amount. */
function extraAmount({ source }: FoodExtra): string | undefined {
  if (source.kind === 'figures') return undefined
  if (source.kind === 'recipe') return `${source.servings} ${source.servings === 1 ? 'serving' : 'servings'}`
  const grams = `${Math.round(source.grams)} ${gramUnit}`
  return source.measure ? `${source.measure.count} ${source.measure.name} (${grams})` : grams
}

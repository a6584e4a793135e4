import { type ReactNode, useEffect } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { chooseRecipeUnit, useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CutOffBanner } from './cut-off-banner.tsx'
import { loadIngredientDrawer } from './ingredient/lazy-ingredient-drawer.ts'
import { type AboutWeek, ListHeader } from './list-header.tsx'
import { ListSections } from './list-sections.tsx'
import { listText } from './paper/list-text.ts'
import { PaperCard } from './paper/paper-card.tsx'
import { PrintSheet } from './paper/print-sheet.tsx'
import { ShareButton } from './paper/share-button.tsx'
import { ProgressCard } from './progress-card.tsx'
import { ShoppingListSkeleton } from './shopping-list-skeleton.tsx'
import type { ListPlace } from './sync/unsent-changes.ts'
import { useShoppingList } from './use-shopping-list.ts'

interface WeekListProps {
  place: ListPlace
  about: AboutWeek
  weeks: ReactNode
}

export function WeekList({ place, about, weeks }: WeekListProps) {
  const system = useRecipeUnit(usePlan().plan.answers.units)
  const list = useShoppingList(place, system)
  const { query, shown } = list
  // Preloaded, so that it is there before the first press, and before the signal is lost.
  useEffect(() => void loadIngredientDrawer().catch(() => undefined), [])
  const text = shown ? listText(shown, system) : ''
  return (
    <div className="grid grid-cols-1 gap-4">
      <ListHeader
        about={about}
        weeks={weeks}
        action={shown && <ShareButton title={about.title} text={text} />}
      />
      {!shown && !query.isError && <ShoppingListSkeleton />}
      {!shown && query.isError && (
        <ErrorState
          title="The list can’t be reached"
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        >
          Once it has been open here, it opens without a signal too.
        </ErrorState>
      )}
      {shown && (
        <>
          <CutOffBanner isCutOff={list.isCutOff} unsentCount={list.unsentCount} />
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6">
            <div className="lg:col-start-2">
              <ProgressCard shown={shown} system={system} onSystemChange={chooseRecipeUnit} />
            </div>
            <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
              <ListSections list={list} shown={shown} system={system} />
            </div>
            <div className="lg:col-start-2">
              <PaperCard place={place} system={system} />
            </div>
          </div>
          <PrintSheet {...about} shown={shown} system={system} />
        </>
      )}
    </div>
  )
}

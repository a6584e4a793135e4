import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { WeekAskHead } from '#lib/meal-plan/asks/week-ask-head.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { chooseRecipeUnit, useRecipeUnit } from '#lib/recipe/recipe-unit.ts'
import { LazyShareCard } from '#lib/sharing/lazy-share-card.tsx'
import { useMedia } from '#ui/behavior/use-media.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { CupboardQuestion } from './cupboard/cupboard-question.tsx'
import { type CupboardInUse, useCupboard } from './cupboard/use-cupboard.ts'
import { CutOffBanner } from './cut-off-banner.tsx'
import { loadOpenIngredient, OpenIngredient, roomBeside } from './ingredient/open-ingredient.tsx'
import { useOpenIngredient } from './ingredient/use-open-ingredient.ts'
import { type AboutWeek, ListHeader } from './list-header.tsx'
import { ListSections } from './list-sections.tsx'
import { listText } from './paper/list-text.ts'
import { ShareButton } from './paper/share-button.tsx'
import { ProgressCard } from './progress-card.tsx'
import type { ShownList } from './rows/shown-list.ts'
import { ShoppingListSkeleton } from './shopping-list-skeleton.tsx'
import type { ListPlace } from './sync/list-query.ts'
import { type ListInUse, useShoppingList } from './use-shopping-list.ts'

// Not on the way to the first look at a list.
const LazyPaperCard = lazy(() => import('./paper/paper-card.tsx'))
/** [PAN-5] */
const LazyUseUpCard = lazy(() => import('./use-up/use-up-card.tsx'))
const LazyUseUpDrawer = lazy(() => import('./use-up/use-up-drawer.tsx'))

interface WeekListProps {
  place: ListPlace
  about: AboutWeek
  weeks: ReactNode
}

export function WeekList({ place, about, weeks }: WeekListProps) {
  const system = useRecipeUnit(usePlan().plan.answers.units)
  const list = useShoppingList(place, system)
  const { query } = list
  const cupboard = useCupboard(place)
  // A first list waits for its one question. A list that this device has is shown at once, with or without a signal.
  const [isKnownHere] = useState(query.data !== undefined)
  const [wasShown, setShown] = useState(isKnownHere)
  const isReady = wasShown || cupboard.isSettled
  if (isReady && !wasShown && list.shown) setShown(true)
  const shown = isReady ? list.shown : undefined
  // Preloaded, so that it is there before the first press, and before the signal is lost.
  useEffect(() => void loadOpenIngredient().catch(() => undefined), [])
  const text = shown ? listText(shown, system) : ''
  return (
    <div data-wide className="grid grid-cols-1 gap-4">
      <ListHeader
        about={about}
        weeks={weeks}
        asks={shown && <WeekAskHead weekId={place.weekId} weekNumber={about.weekNumber} tellsDays={false} />}
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
          <CutOffBanner isCutOff={list.isCutOff} unsentCount={shown.unsent} />
          <ListBesideTools {...{ list, shown, place, system, cupboard, about }} />
        </>
      )}
    </div>
  )
}

type ListBesideToolsProps = Omit<WeekListProps, 'weeks'> & {
  list: ListInUse
  shown: ShownList
  system: UnitSystem
  cupboard: CupboardInUse
}

/** What is done with the list stands above and below it on a phone, and beside it in a wide window. */
function ListBesideTools({ list, shown, place, system, cupboard, about }: ListBesideToolsProps) {
  const ingredient = useOpenIngredient(shown)
  const isRoomy = useMedia(roomBeside)
  // Here and not at its button, which moves when a tablet is turned: what is typed stays.
  const [isUsingUp, setUsingUp] = useState(false)
  const tools = (
    <>
      <Suspense>
        <LazyUseUpCard onOpen={() => setUsingUp(true)} />
      </Suspense>
      <LazyShareCard kind="list" weekNumber={about.weekNumber} />
      <Suspense>
        <LazyPaperCard place={place} title={about.title} dates={about.dates} shown={shown} system={system} />
      </Suspense>
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid content-start gap-4 lg:col-start-2 lg:gap-6 xl:sticky xl:top-5 xl:row-span-2 xl:-m-1 xl:max-h-[calc(100dvh-2.5rem)] xl:self-start xl:overflow-y-auto xl:p-1">
        <ProgressCard shown={shown} system={system} onSystemChange={chooseRecipeUnit} />
        {ingredient.row && (
          <OpenIngredient
            row={ingredient.row}
            system={system}
            onTick={list.tickRow}
            onMarkAtHome={list.markAtHome}
            onClose={ingredient.close}
          />
        )}
        {isRoomy && tools}
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <CupboardQuestion cupboard={cupboard}>
          <ListSections list={list} shown={shown} system={system} onOpen={ingredient.open} />
        </CupboardQuestion>
      </div>
      {!isRoomy && <div className="grid content-start gap-4 lg:col-start-2 lg:gap-6">{tools}</div>}
      {isUsingUp && (
        <Suspense>
          <LazyUseUpDrawer place={place} system={system} onClose={() => setUsingUp(false)} />
        </Suspense>
      )}
    </div>
  )
}

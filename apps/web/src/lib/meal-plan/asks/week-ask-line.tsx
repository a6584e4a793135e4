import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { type AskPart, askParts, figureOf, figureWords } from './ask-words.ts'
import { useWeekAsk } from './week-ask-query.ts'

const LazyDrawer = lazy(() => import('./week-ask-drawer.tsx'))

const figureLook = [
  'min-h-11 rounded-full px-3 py-1 text-sm text-muted transition hover:bg-sunk',
  'underline decoration-line decoration-dotted underline-offset-4',
  // On a phone three columns of two lines, instead of three lines of their own.
  'max-md:grid max-md:w-full max-md:content-start max-md:justify-items-start max-md:px-2 max-md:text-left max-md:text-xs',
].join(' ')

type WeekAskLineProps = { weekId: string; weekNumber: number }

/** [LIV-2] "31 things to buy · 6 h 10 min in the kitchen · 2% left over", each opens what it is made of. */
export default function WeekAskLine({ weekId, weekNumber }: WeekAskLineProps) {
  const { data: ask, isError, refetch, isFetching } = useWeekAsk(weekId)
  const [part, setPart] = useState<AskPart>()
  if (!ask) {
    if (!isError) return <Skeleton shape="field" className="h-11 max-w-md" />
    return (
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-sm text-muted">What this week asks can’t be reached.</p>
        <Button look="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <>
      <ul
        aria-label={`What week ${weekNumber} asks`}
        className="-mx-2 flex gap-x-1 max-md:grid max-md:grid-cols-3"
      >
        {askParts.map((each) => (
          <li key={each}>
            <button type="button" aria-haspopup="dialog" className={figureLook} onClick={() => setPart(each)}>
              <span className="font-bold text-ink max-md:text-sm">{figureOf(ask, each)}</span>{' '}
              {figureWords[each]}
            </button>
          </li>
        ))}
      </ul>
      {part && (
        <Suspense>
          <LazyDrawer ask={ask} part={part} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  )
}

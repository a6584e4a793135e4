import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

/** A day: header, row of days, totals, three meals. Most screens of a plan look like it. */
export function PlanSkeleton() {
  return (
    <Loading
      label="Loading your plan"
      isScreen
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6"
    >
      <div className="flex items-end justify-between gap-4 px-1 lg:col-span-2">
        <div className="grid flex-1 gap-2">
          <Skeleton className="max-w-32" />
          <Skeleton shape="title" className="h-9 max-w-48" />
        </div>
        <Skeleton shape="button" />
      </div>
      <Skeleton shape="field" className="lg:col-span-2" />
      <Card padding="sm" className="grid content-start gap-4 lg:order-last">
        <Skeleton shape="title" />
        <Skeleton shape="field" />
      </Card>
      <div className="grid gap-3">
        {['breakfast', 'lunch', 'dinner'].map((meal) => (
          <Card key={meal} padding="sm" className="flex items-center gap-4">
            <Skeleton shape="circle" className="shrink-0" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="max-w-24" />
              <Skeleton shape="title" className="w-full" />
              <Skeleton className="max-w-40" />
            </div>
          </Card>
        ))}
      </div>
    </Loading>
  )
}

import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

export function WeightTrackerSkeleton() {
  return (
    <Loading
      label="Loading your weight"
      isScreen
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <div data-wide className="flex items-end justify-between gap-4 px-1 lg:col-span-2">
        <div className="grid flex-1 gap-2">
          <Skeleton className="max-w-40" />
          <Skeleton shape="title" className="h-12 max-w-44" />
        </div>
        <Skeleton shape="button" />
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <Card className="grid gap-4">
          <Skeleton shape="button" className="w-64 max-w-full" />
          <Skeleton shape="block" className="h-56" />
        </Card>
        <Card className="grid grid-cols-3 gap-3">
          <Skeleton shape="title" className="w-full" />
          <Skeleton shape="title" className="w-full" />
          <Skeleton shape="title" className="w-full" />
        </Card>
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <Card className="grid gap-3">
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-28" />
        </Card>
        <Card className="grid gap-4">
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-72" />
        </Card>
      </div>
    </Loading>
  )
}

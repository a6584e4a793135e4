import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

const rows = [1, 2, 3, 4, 5]

export function BrowseSkeleton({ label = 'Loading recipes' }: { label?: string }) {
  return (
    <Loading label={label} className="grid gap-3">
      {rows.map((row) => (
        <Card key={row} padding="none" className="flex items-center gap-3.5 p-3 pr-4">
          <Skeleton shape="circle" className="size-22 shrink-0" />
          <div className="grid flex-1 content-start gap-2.5">
            <Skeleton className="max-w-28" />
            <Skeleton shape="title" className="h-6 w-full" />
            <Skeleton className="max-w-48" />
            <Skeleton className="max-w-36" />
          </div>
        </Card>
      ))}
    </Loading>
  )
}

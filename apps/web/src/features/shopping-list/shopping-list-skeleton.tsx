import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

const aisles = [4, 3, 5]
const rows = [1, 2, 3, 4, 5]

export function ShoppingListSkeleton() {
  return (
    <Loading
      label="Loading your shopping list"
      className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-6"
    >
      <Card padding="sm" className="grid content-start gap-3 lg:order-last">
        <div className="flex items-center justify-between">
          <Skeleton shape="title" className="max-w-32" />
          <Skeleton shape="button" />
        </div>
        <Skeleton className="max-h-2.5" />
      </Card>
      <div className="grid gap-4">
        {aisles.map((count) => (
          <Card key={count} padding="sm" className="grid gap-5">
            <Skeleton className="max-w-28 text-lg" />
            {rows.slice(0, count).map((row) => (
              <div key={row} className="flex items-center gap-3">
                <Skeleton shape="circle" className="max-h-7 max-w-7" />
                <Skeleton className="max-w-40 flex-1" />
                <Skeleton className="ml-auto max-w-14" />
              </div>
            ))}
          </Card>
        ))}
      </div>
    </Loading>
  )
}

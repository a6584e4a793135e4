import { Card } from '#ui/card.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

const rows = [1, 2, 3, 4, 5, 6]

/** The shape of a recipe that is on its way. */
export function RecipeSkeleton() {
  return (
    <Loading label="Loading the recipe" className="grid gap-4">
      <Card padding="none" className="overflow-hidden">
        <Skeleton shape="block" className="h-56 rounded-none md:h-72" />
        <div className="grid gap-3 p-5">
          <Skeleton className="w-32" />
          <Skeleton shape="title" className="w-4/5" />
          <Skeleton className="w-52" />
          <Skeleton className="w-64 max-w-full" />
        </div>
      </Card>
      <Card className="grid gap-4">
        <Skeleton shape="title" className="w-40" />
        {rows.map((row) => (
          <div key={row} className="flex gap-4">
            <Skeleton className="flex-1" />
            <Skeleton className="w-16" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}

import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

const rows = [1, 2, 3, 4, 5, 6]

/** The shape of a recipe that is on its way, under its title where that is known already. */
export function RecipeSkeleton({ title }: { title?: string | undefined }) {
  return (
    <Loading label="Loading the recipe" isScreen={title === undefined} className="grid gap-4">
      <Card padding="none" className="overflow-hidden">
        <Skeleton shape="block" className="h-56 rounded-none md:h-72" />
        <div className="grid gap-3 p-5">
          <Skeleton className="max-w-32" />
          {title === undefined ? (
            <Skeleton shape="title" className="w-4/5" />
          ) : (
            <h1 className="text-xl text-pretty md:text-2xl">{title}</h1>
          )}
          <Skeleton className="max-w-52" />
          <Skeleton className="max-w-64" />
        </div>
      </Card>
      <Card className="grid gap-4">
        <Skeleton shape="title" className="max-w-40" />
        {rows.map((row) => (
          <div key={row} className="flex justify-between gap-4">
            <Skeleton className="max-w-48" />
            <Skeleton className="max-w-16" />
          </div>
        ))}
      </Card>
    </Loading>
  )
}

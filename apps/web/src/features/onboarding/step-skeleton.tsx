import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Only on arrival at a step with heavy fields by its address; else they are there before they are asked. */
export function StepSkeleton({ isScreen = false }: { isScreen?: boolean }) {
  return (
    <Loading label="Loading the questions" isScreen={isScreen} className="grid gap-5">
      {['first', 'second', 'third'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="max-w-28" />
          <Skeleton shape="field" />
        </div>
      ))}
    </Loading>
  )
}

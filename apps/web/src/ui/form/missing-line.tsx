import CircleAlert from 'virtual:lucide/circle-alert'

/** Says of a group of choices that one of them has to be chosen. */
export function MissingLine({ id }: { id: string }) {
  return (
    <p id={id} className="mt-2 flex gap-1.5 text-sm font-semibold text-paprika">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      Please choose one.
    </p>
  )
}

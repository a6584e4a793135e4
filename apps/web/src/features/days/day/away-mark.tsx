import Luggage from 'virtual:lucide/luggage'

/** [TOG-1] At a day's left edge: the person is away between it and the day before. Its name says so in words. */
export function AwayMark() {
  return (
    <span className="absolute top-1/2 -left-2 grid size-4.5 -translate-y-1/2 place-items-center rounded-full bg-paper text-muted">
      <Luggage aria-hidden className="size-3.5" />
    </span>
  )
}

export function TodayMark({ className = '' }: { className?: string }) {
  return (
    <span
      className={`rounded-full bg-butter px-2 py-px text-xs font-bold text-on-butter forced-colors:border ${className}`}
    >
      Today
    </span>
  )
}

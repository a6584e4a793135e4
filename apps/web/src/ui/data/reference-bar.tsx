interface ReferenceBarProps {
  label: string
  /** "2,912 mg" */
  amount: string
  /** How much of the reference it is; 1 is all of it. A longer bar shows a mark where the reference stands. */
  share: number
  /** Under the bar and spoken: "of 3,400 mg". */
  note: string
  /** Of a share that has nothing to reach: no mark, however long. */
  isPlain?: boolean
  /** What lies past the mark: nothing to remark on, more than usual, or more than the limit. */
  beyond?: 'fine' | 'notable' | 'fault'
}

const pastLooks = {
  notable: { fill: 'bg-butter', text: 'text-muted' },
  fault: { fill: 'bg-paprika', text: 'text-paprika' },
} as const

/** An amount beside what it is measured by. What is past the mark is hatched where that should be seen, and colored where it is a fault. */
export function ReferenceBar({
  label,
  amount,
  share,
  note,
  isPlain = false,
  beyond = 'fine',
}: ReferenceBarProps) {
  const scale = isPlain ? 1 : Math.max(1, share)
  const past = scale > 1 && beyond !== 'fine' ? pastLooks[beyond] : undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> shows no children, and ours draws its own bar.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(100 * scale)}
      aria-valuenow={Math.round(100 * Math.min(share, scale))}
      aria-valuetext={`${amount} ${note}`}
      className="min-w-0"
    >
      <div className="text-sm text-muted">{label}</div>
      <b className="whitespace-nowrap text-ink">{amount}</b>
      <div className="relative mt-1.5 h-2 overflow-hidden rounded-full bg-hairline forced-colors:border">
        {past && <div className={`hatched absolute inset-0 ${past.text}`} />}
        <div
          className={`absolute inset-y-0 left-0 rounded-full forced-colors:bg-[Highlight] ${past?.fill ?? 'bg-leaf'}`}
          style={{ width: `${(100 * (past ? 1 : Math.min(share, scale))) / scale}%` }}
        />
        {scale > 1 && (
          <div
            className="absolute inset-y-0 -ml-0.5 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
            style={{ left: `${100 / scale}%` }}
          />
        )}
      </div>
      <div className="mt-1 text-xs text-muted">{note}</div>
    </div>
  )
}

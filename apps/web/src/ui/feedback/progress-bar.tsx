import type { ReactNode } from 'react'

type ProgressBarProps = {
  label: string
  /** 0 to 1. */
  value: number
  /** Shown beside the label, as "59%"; also spoken. */
  valueText?: string
  /** Hides label and value visually when the same text is nearby. */
  isBare?: boolean
  /** Something small at the end of the track, as a flag. */
  end?: ReactNode
  className?: string
}

export function ProgressBar({
  label,
  value,
  valueText,
  isBare = false,
  end,
  className = '',
}: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={`grid gap-2 ${className}`}>
      {!isBare && (
        <div aria-hidden className="flex items-baseline justify-between gap-4 text-sm">
          <span className="text-muted">{label}</span>
          <span className="font-bold">{valueText ?? `${percent}%`}</span>
        </div>
      )}
      <div className="flex items-center gap-2">
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={valueText}
          className="h-2.5 flex-1 overflow-hidden rounded-full bg-hairline forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-leaf transition-[width] duration-250 forced-colors:bg-[Highlight]"
            style={{ width: `${percent}%` }}
          />
        </div>
        {end}
      </div>
    </div>
  )
}

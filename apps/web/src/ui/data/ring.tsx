import type { ReactNode } from 'react'

type RingProps = {
  label: string
  /** 0 to 1. */
  value: number
  /** Spoken instead of a percentage, as "4 of 11". */
  valueText?: string
  /** The short text inside. */
  children?: ReactNode
  className?: string
}

const radius = 27
const circumference = 2 * Math.PI * radius

export function Ring({ label, value, valueText, children, className = 'size-16' }: RingProps) {
  const share = Math.min(1, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={valueText}
      className={`relative grid place-items-center ${className}`}
    >
      <svg
        viewBox="0 0 64 64"
        fill="none"
        strokeWidth="7"
        aria-hidden
        className="absolute inset-0 -rotate-90"
      >
        <circle cx="32" cy="32" r={radius} className="stroke-hairline forced-colors:stroke-[GrayText]" />
        <circle
          cx="32"
          cy="32"
          r={radius}
          strokeLinecap="round"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - share)}
          visibility={share === 0 ? 'hidden' : undefined}
          className="stroke-leaf transition-[stroke-dashoffset] duration-250 forced-colors:stroke-[Highlight]"
        />
      </svg>
      <span className="relative text-sm font-bold">{children}</span>
    </div>
  )
}

import { Slider as BaseSlider } from '@base-ui/react/slider'
import { type ReactNode, useId } from 'react'

type SliderProps = {
  label: string
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step?: number | undefined
  formatValue?: ((value: number) => string) | undefined
  hint?: ReactNode
  isDisabled?: boolean | undefined
  className?: string
}

/** A value on a track, read out large at the right, with the ends of its range below. */
export function Slider({
  label,
  value,
  onValueChange,
  formatValue = String,
  hint,
  isDisabled = false,
  className = '',
  ...range
}: SliderProps) {
  const id = useId()
  return (
    <BaseSlider.Root
      {...range}
      value={value}
      onValueChange={onValueChange}
      disabled={isDisabled}
      className={`grid gap-2 data-disabled:opacity-50 ${className}`}
    >
      <div className="flex items-baseline justify-between gap-4">
        <span id={`${id}-label`} className="font-semibold">
          {label}
        </span>
        <output aria-hidden className="font-display text-xl">
          {formatValue(value)}
        </output>
      </div>
      <BaseSlider.Control className="mx-1 flex h-11 touch-none select-none items-center">
        <BaseSlider.Track className="h-3 w-full rounded-full bg-hairline forced-colors:bg-[GrayText]">
          <BaseSlider.Indicator className="rounded-full bg-leaf forced-colors:bg-[Highlight]" />
          <BaseSlider.Thumb
            aria-labelledby={`${id}-label`}
            aria-describedby={hint ? `${id}-hint` : undefined}
            getAriaValueText={() => formatValue(value)}
            className="size-9 rounded-full border-4 border-surface bg-butter shadow-raised ring-1 ring-line has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus forced-colors:border-[ButtonText]"
          />
        </BaseSlider.Track>
      </BaseSlider.Control>
      <div aria-hidden className="flex justify-between text-sm text-muted">
        <span>{formatValue(range.min)}</span>
        <span>{formatValue(range.max)}</span>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </BaseSlider.Root>
  )
}

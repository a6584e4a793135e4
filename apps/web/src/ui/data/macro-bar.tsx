import { variants } from '../variants.ts'

const fillLook = variants({
  base: 'absolute inset-y-0 left-0 rounded-full transition-[width] duration-250 forced-colors:bg-[Highlight]',
  variants: {
    fit: { short: 'bg-butter', within: 'bg-leaf', over: 'bg-paprika' },
  },
})

type MacroBarProps = {
  label: string
  value: number
  target: number
  /** Makes the target the upper end of a range: a notch shows where it begins, and the note should name it. */
  minimum?: number
  unit?: string
  /** Words for how far off the value is, as "8 g short"; under the bar and spoken. */
  note?: string | undefined
  formatValue?: (value: number) => string
  /** Spoken instead of "149 of 148 g". */
  valueText?: string
  className?: string
}

const widthOf = (share: number) => ({ width: `${Math.min(100, Math.max(0, share * 100))}%` })

/**
 * A value against its target: filled up to the target, hatched beyond a notch where it goes over, with the number beside it. The color
 * says how it fits, never which macro it is, so that one on target doesn't look like a fault.
 * Shape and words tell over from under, never color alone.
 */
export function MacroBar({
  label,
  value,
  target,
  minimum,
  unit = '',
  note,
  formatValue = (amount) => String(Math.round(amount)),
  valueText = `${formatValue(value)} of ${formatValue(target)} ${unit}`,
  className = '',
}: MacroBarProps) {
  // Less than the rounding of the figures beside it does not count as over.
  const isOver = value > target * 1.02
  const isShort = minimum !== undefined && value < minimum * 0.98
  const scale = isOver ? value : target
  return (
    // biome-ignore lint/a11y/useSemanticElements: <meter> shows no children, and ours draws its own bar.
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(scale, value)}
      aria-valuenow={value}
      aria-valuetext={note ? `${valueText}, ${note}` : valueText}
      className={`min-w-0 ${className}`}
    >
      <div className="text-sm text-muted">{label}</div>
      <div className="whitespace-nowrap text-muted">
        <b className="text-ink">{formatValue(value)}</b>
        {minimum === undefined && `/${formatValue(target)}`}
        {unit && ` ${unit}`}
      </div>
      <div className="relative mt-1.5 h-2 overflow-hidden rounded-full bg-hairline forced-colors:border">
        {isOver && <div className="hatched absolute inset-0 text-paprika" />}
        {value > 0 && (
          <div
            className={fillLook({ fit: isOver ? 'over' : isShort ? 'short' : 'within' })}
            style={widthOf(Math.min(value, target) / (scale || 1))}
          />
        )}
        {minimum ? <Notch share={minimum / scale} /> : null}
        {isOver && <Notch share={target / scale} />}
      </div>
      {note && <div className="mt-1 text-xs text-muted">{note}</div>}
    </div>
  )
}

/** In ink: seen on the fill and on the empty track alike. */
function Notch({ share }: { share: number }) {
  return (
    <div
      className="absolute inset-y-0 -ml-0.5 w-0.5 bg-ink forced-colors:bg-[CanvasText]"
      style={{ left: `${share * 100}%` }}
    />
  )
}

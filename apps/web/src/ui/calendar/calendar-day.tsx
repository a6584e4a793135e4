import { variants } from '../variants.ts'
import type { IsoDate } from './iso-date.ts'

const dayLook = variants({
  base: 'mx-auto grid aspect-square w-full max-w-11 place-items-center rounded-full text-sm transition-colors disabled:text-muted/60',
  variants: {
    tone: {
      selected:
        'bg-leaf font-bold text-on-leaf forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      marked: 'bg-leaf/15 font-bold text-leaf hover:bg-leaf/25 forced-colors:border',
      plain: 'enabled:hover:bg-sunk',
    },
    isToday: {
      true: 'ring-2 ring-paprika ring-inset forced-colors:outline-2 forced-colors:-outline-offset-2',
    },
  },
})

type CalendarDayProps = {
  date: IsoDate
  label: string
  isMarked: boolean
  isSelected: boolean
  isToday: boolean
  isDisabled: boolean
  /** The one day that Tab reaches; arrows reach the others. */
  isTabStop: boolean
  onSelect: (date: IsoDate) => void
}

export function CalendarDay({ date, label, isDisabled, isTabStop, onSelect, ...state }: CalendarDayProps) {
  const tone = state.isSelected ? 'selected' : state.isMarked ? 'marked' : 'plain'
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: see the grid around it.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    <td role="gridcell" aria-selected={state.isSelected} className="p-0">
      <button
        type="button"
        data-date={date}
        aria-label={label}
        aria-current={state.isToday ? 'date' : undefined}
        disabled={isDisabled}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSelect(date)}
        className={dayLook({ tone, isToday: state.isToday })}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}

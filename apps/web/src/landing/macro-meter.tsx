import { variants } from '#ui/variants.ts'
import type { MacroFigure } from './macro-figures.ts'

const fillLook = variants({
  variants: {
    macro: {
      calories: 'fill-ink',
      fat: 'fill-butter',
      protein: 'fill-paprika',
      netCarbs: 'fill-leaf',
    } satisfies Record<MacroFigure['key'], string>,
  },
})

/** The app's macro bar, static: its parts have `data-` names, by which the script updates them. */
export function MacroMeter({ figure: { key, label, value, range, filled, least } }: { figure: MacroFigure }) {
  return (
    <div data-macro={key}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd>
        <b data-value className="block">
          {value}
        </b>
        <span data-range className="text-xs text-muted">
          {range}
        </span>
        <svg aria-hidden className="mt-1.5 block h-2 w-full overflow-hidden rounded-full">
          <rect width="100%" height="100%" className="fill-hairline" />
          <rect data-filled width={`${filled}%`} height="100%" className={fillLook({ macro: key })} />
          {least > 0 && <rect data-least x={`${least}%`} width="2" height="100%" className="fill-surface" />}
        </svg>
      </dd>
    </div>
  )
}

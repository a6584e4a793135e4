import type { MacroName, Macros } from '@butterleaf/domain/nutrition/macros'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface MacroLineProps {
  perServing: Macros
  servings?: number
  hasCalories?: boolean
  className?: string
}

/** "611 kcal  5 g net  45 g fat  43 g protein", as every card says it. A listener hears one sentence, with what the eye knows beside it. */
export function MacroLine({ perServing, servings = 1, hasCalories = false, className = '' }: MacroLineProps) {
  const whole = (name: MacroName) => Math.round(perServing[name] * servings)
  const figures: Figure[] = [
    ...(hasCalories ? [{ amount: whole('calories').toLocaleString(), unit: 'kcal' }] : []),
    { amount: `${whole('netCarbs')} g`, unit: 'net', heard: 'net carbs' },
    { amount: `${whole('fat')} g`, unit: 'fat' },
    { amount: `${whole('protein')} g`, unit: 'protein' },
  ]
  return (
    <p className={className}>
      <VisuallyHidden>
        {figures.map(({ amount, unit, heard = unit }) => `${amount} ${heard}`).join(', ')}
      </VisuallyHidden>
      <span aria-hidden className="flex flex-wrap gap-x-2.5 text-sm text-muted">
        {figures.map(({ amount, unit }) => (
          <span key={unit} className="whitespace-nowrap">
            <b className="font-bold text-ink">{amount}</b> {unit}
          </span>
        ))}
      </span>
    </p>
  )
}

type Figure = {
  amount: string
  unit: string
  /** What a listener hears instead of the unit. */
  heard?: string
}

import type { MacroName, Macros } from '@butterleaf/domain/nutrition/macros'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

interface MacroLineProps {
  perServing: Macros
  servings?: number
  hasCalories?: boolean
  className?: string
}

/** "611 kcal  5 g net  45 g fat  43 g protein", as every card says it. */
export function MacroLine({ perServing, servings = 1, hasCalories = false, className = '' }: MacroLineProps) {
  const whole = (name: MacroName) => Math.round(perServing[name] * servings)
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-sm text-muted ${className}`}>
      {hasCalories && <Figure amount={whole('calories').toLocaleString()} unit="kcal" isFollowed />}
      <Figure amount={`${whole('netCarbs')} g`} unit="net" said=" carbs" isFollowed />
      <Figure amount={`${whole('fat')} g`} unit="fat" isFollowed />
      <Figure amount={`${whole('protein')} g`} unit="protein" />
    </p>
  )
}

type FigureProps = {
  amount: string
  unit: string
  /** What the eye knows beside the unit, and a listener doesn't. */
  said?: string
  /** A listener hears where it ends. */
  isFollowed?: boolean
}

function Figure({ amount, unit, said = '', isFollowed = false }: FigureProps) {
  const heard = `${said}${isFollowed ? ',' : ''}`
  return (
    <span className="whitespace-nowrap">
      <b className="font-bold text-ink">{amount}</b> {unit}
      {heard && <VisuallyHidden>{heard}</VisuallyHidden>}
    </span>
  )
}

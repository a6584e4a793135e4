import type { MacroName, Macros } from '@butterleaf/domain/nutrition/macros'

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
      {hasCalories && <Figure amount={whole('calories').toLocaleString()} unit="kcal" />}
      <Figure amount={`${whole('netCarbs')} g`} unit="net" />
      <Figure amount={`${whole('fat')} g`} unit="fat" />
      <Figure amount={`${whole('protein')} g`} unit="protein" />
    </p>
  )
}

function Figure({ amount, unit }: { amount: string; unit: string }) {
  return (
    <span className="whitespace-nowrap">
      <b className="font-bold text-ink">{amount}</b> {unit}
    </span>
  )
}

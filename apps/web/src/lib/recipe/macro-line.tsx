import type { Nutrition } from './nutrition-figures.ts'

interface MacroLineProps {
  /** Of one serving. */
  nutrition: Nutrition
  servings?: number
  hasCalories?: boolean
  className?: string
}

/** "611 kcal  5 g net  45 g fat  43 g protein", as every card says it. */
export function MacroLine({ nutrition, servings = 1, hasCalories = false, className = '' }: MacroLineProps) {
  const whole = (name: keyof Nutrition) => Math.round(nutrition[name] * servings)
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-sm text-muted ${className}`}>
      {hasCalories && <Figure amount={whole('calories').toLocaleString()} unit="kcal" />}
      <Figure amount={`${whole('net_carbs')} g`} unit="net" />
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

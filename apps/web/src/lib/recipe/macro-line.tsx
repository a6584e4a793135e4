import type { Nutrition } from './nutrition-figures.ts'

/** "611 kcal  5 g net  45 g fat  43 g protein", as every card says it. */
export function MacroLine({
  nutrition,
  hasCalories = false,
  className = '',
}: {
  nutrition: Nutrition
  hasCalories?: boolean
  className?: string
}) {
  return (
    <p className={`flex flex-wrap gap-x-2.5 text-sm text-muted ${className}`}>
      {hasCalories && <Figure amount={nutrition.calories.toLocaleString()} unit="kcal" />}
      <Figure amount={`${Math.round(nutrition.net_carbs)} g`} unit="net" />
      <Figure amount={`${Math.round(nutrition.fat)} g`} unit="fat" />
      <Figure amount={`${Math.round(nutrition.protein)} g`} unit="protein" />
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

import type { DrawnDish } from './drawn-dishes.tsx'
import { DrawnPlate } from './drawn-plate.tsx'
import type { Step } from './steps.ts'

const dishOf: Readonly<Record<Step, DrawnDish>> = {
  gender: 'eggs',
  unit: 'fish',
  about: 'salad',
  'body-fat': 'eggs',
  goal: 'fish',
  mode: 'salad',
  breakfast: 'eggs',
  lunch: 'salad',
  dinner: 'fish',
  dessert: 'berries',
  allergies: 'fish',
  done: 'salad',
}

/** A plate on a leaf of green, another at every question; decoration. */
export function StepPlate({ step, className = '' }: { step: Step; className?: string }) {
  return (
    <div className={`relative aspect-square ${className}`}>
      <svg viewBox="0 0 480 480" aria-hidden className="absolute inset-0 size-full">
        <path
          d="M178 8c150-6 292 70 298 202s-96 264-242 262S2 356 6 214 72 14 178 8z"
          className="fill-[#2b5b33] dark:fill-[#26401f]"
        />
      </svg>
      <DrawnPlate dish={dishOf[step]} className="absolute inset-[14%] size-[72%]" />
    </div>
  )
}

import { type DrawnDish, drawnDishes } from './drawn-dishes.tsx'

interface DrawnPlateProps {
  dish: DrawnDish
  /** What the picture says; without it the picture is decoration. */
  label?: string
  className?: string
}

/** One plate of our own, 200 units wide around its middle. */
export function DrawnPlate({ dish, label, className = '' }: DrawnPlateProps) {
  const Food = drawnDishes[dish]
  return (
    <svg
      viewBox="-110 -110 220 224"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label}
      className={className}
    >
      <circle cy={6} r={104} fill="#000" fillOpacity={0.16} />
      <circle r={104} fill="#fffbef" />
      <circle r={78} fill="#f3ead3" stroke="#e4d8b8" strokeWidth={2} />
      <Food />
    </svg>
  )
}

import { paths, signUpPath } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'

/** From one dish to a week of them. */
export function PlanWeek() {
  return (
    <section className="grid items-center gap-6 rounded-card bg-sunk px-6 py-10 md:grid-cols-[1fr_auto] md:px-10">
      <div className="grid gap-2">
        <h2>Four weeks of this, already decided</h2>
        <p className="max-w-prose text-pretty text-muted">
          Tell Butterleaf your height, weight and goal. It fills every day inside your macros and writes the
          shopping list.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={signUpPath(paths.onboarding)} className={buttonLook({ size: 'lg' })}>
          Plan a week with this
        </a>
        <a href={paths['checkout.root']} className={buttonLook({ look: 'ghost', size: 'lg' })}>
          Plans and prices
        </a>
      </div>
    </section>
  )
}

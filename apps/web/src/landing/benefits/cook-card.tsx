import Timer from 'virtual:lucide/timer'
import type { RecipeStep, ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'

/** Cook mode at a step that has a timer. */
export function CookCard({ recipe }: { recipe: ScaledRecipe }) {
  const { steps, title, pictures } = recipe
  const at = stepToShow(steps)
  const step = steps[at]
  if (!step) return null
  return (
    <div className="overflow-hidden rounded-card bg-surface shadow-card">
      <img
        src={pictures.featured}
        alt={`Illustration: ${title}`}
        width={480}
        height={360}
        loading="lazy"
        decoding="async"
        className="h-44 w-full bg-butter/30 object-cover lg:h-56"
      />
      <div className="p-5 lg:p-6">
        <div aria-hidden className="flex gap-1.5">
          {steps.map(({ text }, place) => (
            <span
              key={text}
              className={`h-1.5 flex-1 rounded-full ${place <= at ? 'bg-leaf' : 'bg-hairline'}`}
            />
          ))}
        </div>
        <p className="mt-4 text-sm font-semibold text-muted">{title}</p>
        <h4 className="mt-1 font-display text-lg text-leaf">
          Step {at + 1} <span className="text-sm text-muted">of {steps.length}</span>
        </h4>
        <StepWords step={step} />
        <Timers step={step} />
      </div>
    </div>
  )
}

function StepWords({ step: { parts } }: { step: RecipeStep }) {
  return (
    <p className="mt-2 text-lg text-pretty">
      {parts.map(({ kind, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place in the sentence.
        <span key={place} className={kind === 'text' ? '' : 'font-semibold'}>
          {text}
        </span>
      ))}
    </p>
  )
}

function Timers({ step: { parts } }: { step: RecipeStep }) {
  const timers = parts.filter(({ kind }) => kind === 'timer')
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      {timers.map(({ text }) => (
        <span
          key={text}
          className="inline-flex items-center gap-2 rounded-full bg-butter px-4 py-2 text-sm font-bold text-on-butter"
        >
          <Timer aria-hidden className="size-4" />
          {text}
        </span>
      ))}
    </p>
  )
}

function stepToShow(steps: readonly RecipeStep[]): number {
  const timed = steps.findIndex(({ parts }, at) => at > 0 && parts.some(({ kind }) => kind === 'timer'))
  return Math.max(0, timed)
}

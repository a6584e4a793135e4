import Ban from 'virtual:lucide/ban'
import Heart from 'virtual:lucide/heart'
import type { Interaction } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { usePendingChanges } from '#lib/meal-plan/change/plan-acts.ts'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { variants } from '#ui/variants.ts'

type Taste = 'like' | 'avoid'

const words = {
  like: { off: 'Like', on: 'liked', Icon: Heart },
  avoid: { off: 'Avoid', on: 'avoided', Icon: Ban },
} as const satisfies Record<Taste, object>

const look = variants({
  base: 'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold transition',
  variants: {
    state: {
      none: 'bg-sunk text-ink hover:bg-hairline',
      like: 'bg-leaf text-on-leaf',
      avoid: 'bg-paprika text-on-paprika',
      dimmed: 'text-muted hover:bg-sunk',
    },
  },
})

interface LikeAvoidProps {
  recipeId: string
  interactions: readonly Pick<Interaction, 'recipeId' | 'type'>[]
  /** Where the recipe stands in the plan: it stays there, and the person is offered another. */
  onAvoided?: () => void
}

/** [ITEM-7] The one that holds says so, the other is dimmed; pressed again, it is taken back. */
export function LikeAvoid({ recipeId, interactions, onAvoided }: LikeAvoidProps) {
  const change = usePlanChange()
  const toasts = useToasts()
  const taste = useTaste(recipeId, interactions)
  const press = (pressed: Taste) => {
    const isTakenBack = pressed === taste
    change.mutate(
      isTakenBack
        ? planChange('removeInteraction', { recipeId })
        : planChange('saveInteraction', { recipeId, interaction: pressed }),
      {
        onSuccess: () => {
          if (pressed === 'avoid' && !isTakenBack) onAvoided?.()
        },
        onError: () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' }),
      },
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of toggle buttons would announce a form.
    <div role="group" aria-label="Your taste" className="flex flex-wrap gap-2">
      {(['like', 'avoid'] as const).map((own) => {
        const { off, on, Icon } = words[own]
        const isOn = taste === own
        const other = taste === undefined ? 'none' : 'dimmed'
        return (
          <button
            key={own}
            type="button"
            aria-pressed={isOn}
            onClick={() => press(own)}
            className={look({ state: isOn ? own : other })}
          >
            <Icon aria-hidden className={`size-4 ${isOn && own === 'like' ? 'fill-current' : ''}`} />
            <span className="inline-block first-letter:uppercase">{isOn ? on : off}</span>
          </button>
        )
      })}
    </div>
  )
}

/** The last press counts at once; otherwise the plan decides. */
function useTaste(recipeId: string, interactions: LikeAvoidProps['interactions']): Taste | undefined {
  const pressed = usePendingChanges().findLast(
    (change) =>
      (change.act === 'saveInteraction' || change.act === 'removeInteraction') &&
      change.args.recipeId === recipeId,
  )
  if (pressed) return pressed.act === 'saveInteraction' ? pressed.args.interaction : undefined
  const kept = interactions.find((interaction) => interaction.recipeId === recipeId)?.type
  return kept && (kept === 'like' ? 'like' : 'avoid')
}

import Ban from 'virtual:lucide/ban'
import Heart from 'virtual:lucide/heart'
import X from 'virtual:lucide/x'
import type { Interaction } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { useMatch } from 'react-router'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { RecipePlate } from '#lib/recipe/recipe-picture.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'

type Taste = Interaction['type']

const words = {
  like: {
    tab: 'Liked',
    empty: "You haven't liked any recipes yet",
    hint: 'Press Like on a dish you’d gladly eat again, and plans to come favor it.',
    sent: 'like',
    Icon: Heart,
  },
  dislike: {
    tab: 'Avoided',
    empty: "You haven't avoided any recipes yet",
    hint: 'Avoid a dish and no plan brings it again.',
    sent: 'avoid',
    Icon: Ban,
  },
} as const

/** [SET-2] [MAP-5] What was liked, or at its own address what was avoided, each to be taken back. */
export default function TastesScreen() {
  const planContext = usePlan()
  const { plan } = planContext
  const takeBack = useTakeBack()
  const taste: Taste = useMatch(paths['app.recipes.avoided']) ? 'dislike' : 'like'
  const isLeaving = (recipeId: string) => isPending(planContext, 'removeInteraction', recipeId)
  const shown = plan.interactions.filter(({ type, recipeId }) => type === taste && !isLeaving(recipeId))
  const { tab, empty, hint, Icon } = words[taste]
  const place = useFocusHandover(shown.map(({ recipeId }) => recipeId).join())
  return (
    <>
      <title>{`${tab} recipes · Butterleaf`}</title>
      <p className="max-w-prose text-pretty text-muted">
        What you’ve told us about dishes. Taking it back changes the plans to come, not the one you have.
      </p>
      <div {...place} className="contents">
        {shown.length > 0 ? (
          <Card padding="none" className="overflow-hidden">
            <ul
              aria-label={taste === 'like' ? 'Liked recipes' : 'Avoided recipes'}
              className="divide-y divide-hairline"
            >
              {shown.map((one) => (
                <InteractionRow key={one.recipeId} interaction={one} onTakeBack={() => takeBack(one)} />
              ))}
            </ul>
          </Card>
        ) : (
          <EmptyState
            picture={<Icon aria-hidden className="size-16 text-leaf" strokeWidth={1.25} />}
            title={empty}
            action={
              <Link to={paths['app.recipes']} className={buttonLook()}>
                To all recipes
              </Link>
            }
          >
            {hint}
          </EmptyState>
        )}
      </div>
    </>
  )
}

interface InteractionRowProps {
  interaction: Interaction
  onTakeBack: () => void
}

function InteractionRow({ interaction, onTakeBack }: InteractionRowProps) {
  const { title, recipeId } = interaction
  return (
    <li className="flex items-center gap-4 px-4 py-3">
      <RecipePlate recipe={interaction} className="size-14" />
      <span className="min-w-0 flex-1 text-pretty font-semibold">
        <Link
          to={pathTo('app.recipes.recipe', { recipeId })}
          state={{ isFromList: true }}
          className="inline-block py-2.5 underline-offset-4 hover:underline"
        >
          {title}
        </Link>
      </span>
      <IconButton label={`Take back: ${title}`} onClick={onTakeBack}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </li>
  )
}

/** The screen changes at once; the request follows. */
function useTakeBack() {
  const { mutate } = usePlanChange()
  const toasts = useToasts()
  const onError = () => toasts.show('That didn’t save. Try again in a moment.', { tone: 'error' })
  return ({ recipeId, type }: Interaction) => {
    mutate(planChange('removeInteraction', { recipeId }), { onError })
    toasts.show(type === 'like' ? 'No longer liked' : 'No longer avoided', {
      tone: 'done',
      action: {
        label: 'Undo',
        onPress: () =>
          mutate(planChange('saveInteraction', { recipeId, interaction: words[type].sent }), { onError }),
      },
    })
  }
}

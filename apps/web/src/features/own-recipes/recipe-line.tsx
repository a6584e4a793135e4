import PencilLine from 'virtual:lucide/pencil-line'
import type { WireOwnLine } from '@butterleaf/contract/own-recipes/calls'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { doubtWords } from './doubt-words.ts'

type Swap = WireOwnLine['swaps'][number]
type RecipeLineProps = {
  line: WireOwnLine
  isPerServing: boolean
  onChange: () => void
  onSwap: (swap: Swap) => void
}

const readings = { exact: 'Exact', near: 'Near', unknown: 'Unknown' } as const
const looks = { exact: 'text-leaf', near: 'text-ink', unknown: 'text-paprika' } as const

/** [OWN-2] [OWN-3] The words, what they were taken for, and what would make it keto. */
export function RecipeLine({ line, isPerServing, onChange, onSwap }: RecipeLineProps) {
  const { words, food, grams, how, doubt, isAmountEstimated, note, figures, swaps } = line
  const taken = food
    ? `${food.name}${grams === null || grams === undefined ? '' : `, ${gramsText(grams)}`}`
    : 'No food'
  return (
    <li className="grid gap-2 py-3 pr-3 pl-5">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-pretty break-words">{words}</p>
          <p className="text-sm text-pretty text-muted">
            <b className={`font-semibold ${looks[how]}`}>{readings[how]}</b> · {taken}
            {isAmountEstimated && <b className="font-semibold text-ink"> (amount estimated)</b>}
            {figures && ` · ${figures.net_carbs} g net carbs`}
          </p>
          {doubt && <p className="text-sm text-pretty text-muted">{doubtWords[doubt]}</p>}
          {note && <p className="mt-1 text-sm text-pretty">{note}</p>}
        </div>
        <IconButton label={`Change ${words}`} look="plain" onClick={onChange}>
          <PencilLine aria-hidden className="size-5" />
        </IconButton>
      </div>
      {swaps.map((swap) => (
        <div key={swap.food.id} className="grid justify-items-start gap-1 rounded-field bg-sunk p-3">
          <p className="text-sm text-pretty">
            <b className="font-semibold">
              {gramsText(swap.grams)} {swap.food.name}
            </b>{' '}
            instead: {swap.netCarbsLess} g fewer net carbs{isPerServing ? ' a serving' : ''}. {swap.method}
          </p>
          <Button look="ghost" size="sm" onClick={() => onSwap(swap)}>
            Take {swap.food.name}
          </Button>
        </div>
      ))}
    </li>
  )
}

function gramsText(grams: number): string {
  return `${grams.toLocaleString('en-US', { maximumFractionDigits: 1 })} g`
}

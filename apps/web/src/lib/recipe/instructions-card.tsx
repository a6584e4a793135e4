import ChefHat from 'virtual:lucide/chef-hat'
import type { ScaledRecipe } from '@butterleaf/domain/recipes/shown/scaled-recipe'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { CardHeading } from './card-heading.tsx'
import { BatchNote, KeepingNote } from './recipe-notes.tsx'
import { useKitchenText } from './recipe-unit.ts'
import { StepWarnings } from './step-warnings.tsx'

interface InstructionsCardProps {
  recipe: ScaledRecipe
  /** Where cook mode shows a step, from 0; left out, where the cook was last. Absent where the dish can be read only. */
  cookPath?: (step?: number) => string
  /** From 0: where the cook was last. */
  lastStep?: number
  /** What the button into cook mode says where several dishes are cooked together. */
  cookLabel?: string | undefined
  /** PLATE-3: below the heading of a side, which is cooked with its main. */
  isOfSide?: boolean
}

/** So that leaving cook mode is a step back, to where the recipe was left. */
const fromRecipe = { isFromRecipe: true }

/** [ITEM-6] The steps, each a way into cook mode; whole, or as short as a card when asked for. */
export function InstructionsCard({
  recipe,
  cookPath,
  lastStep = 0,
  cookLabel,
  isOfSide = false,
}: InstructionsCardProps) {
  const { steps } = recipe
  const id = useId()
  const kitchenText = useKitchenText()
  const [isFull, setIsFull] = useState(true)
  const isBegun = lastStep > 0 && lastStep < steps.length
  const isCut = steps.some(({ text }) => cardText(text) !== text)
  return (
    <Card as="section" aria-labelledby={id} className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardHeading id={id} text="Instructions" of={isOfSide ? recipe : undefined} />
        {isCut && (
          <Button look="quiet" size="sm" onClick={() => setIsFull(!isFull)}>
            {isFull ? 'In short' : 'In full'}
          </Button>
        )}
      </div>
      <BatchNote recipe={recipe} />
      <ol className="grid gap-2">
        {steps.map(({ text }, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
          <li key={step} className="grid gap-2">
            <StepRow to={cookPath?.(step)}>
              <span className="font-display text-xl text-leaf">
                <span className="sr-only">Step </span>
                {step + 1}
              </span>
              <span className="text-pretty">{kitchenText(isFull ? text : cardText(text))}</span>
            </StepRow>
            <StepWarnings recipe={recipe} step={step} />
          </li>
        ))}
      </ol>
      <KeepingNote recipe={recipe} />
      {cookPath && !isOfSide && (
        <Link
          to={cookPath()}
          relative="path"
          state={fromRecipe}
          className={buttonLook({ size: 'lg', isWide: true })}
        >
          <ChefHat aria-hidden className="size-5" />
          {cookLabel ?? (isBegun ? `Go on at step ${lastStep + 1}` : 'Cook this')}
        </Link>
      )}
    </Card>
  )
}

/** A way into cook mode where there is one. */
function StepRow({ to, children }: { to: string | undefined; children: ReactNode }) {
  const look = 'grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-4 rounded-field bg-sunk/60 px-4 py-3'
  if (to === undefined) return <div className={look}>{children}</div>
  return (
    <Link to={to} relative="path" state={fromRecipe} className={`${look} transition hover:bg-sunk`}>
      {children}
    </Link>
  )
}

const mostOnCard = 112

/** ITEM-6: an instruction as a card says it. */
export function cardText(instruction: string): string {
  if (instruction.length <= mostOnCard) return instruction
  return `${instruction.slice(0, mostOnCard).trimEnd()}…`
}

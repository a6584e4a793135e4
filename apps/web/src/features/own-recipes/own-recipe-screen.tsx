import ChevronDown from 'virtual:lucide/chevron-down'
import PencilLine from 'virtual:lucide/pencil-line'
import type { WireOwnLine, WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { clearDraft } from '#lib/device/draft.ts'
import {
  figuresOfWire,
  useDeleteRecipe,
  useOwnRecipe,
  useSaveRecipe,
} from '#lib/own-recipes/own-recipe-queries.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ConfirmOpenMeals } from './confirm-open-meals.tsx'
import { KitchenWarnings } from './kitchen-warnings.tsx'
import { recipeState } from './recipe-state.ts'
import { detailsDraftName } from './use-details-draft.ts'

const DetailsForm = lazy(() => import('./details-form.tsx'))
const PhotoEditor = lazy(() => import('./photo-editor.tsx'))
const SaveCopy = lazy(() => import('./save-copy.tsx'))
const LineSheet = lazy(() => import('./line-sheet.tsx'))

/** [OWN-2] [OWN-3] [OWN-4] One of the person's own recipes: every line beside what it was taken for, and all that is edited. */
export default function OwnRecipeScreen() {
  const { recipeId = '' } = useParams()
  const { data, error, isPending, isRefetching, refetch } = useOwnRecipe(recipeId)
  if (isPending) return <Skeleton shape="block" />
  if (data) return <Loaded key={data.id} recipe={data} />
  if (isProblem(error, 'not-found'))
    return (
      <ErrorState
        heading="h1"
        title="This recipe isn’t among yours"
        action={
          <Link to={paths['app.recipes.yours']} className={buttonLook({ look: 'leaf', size: 'md' })}>
            Your recipes
          </Link>
        }
      >
        It may have been deleted.
      </ErrorState>
    )
  return (
    <ErrorState
      heading="h1"
      title="This recipe didn’t load"
      onRetry={() => void refetch()}
      isRetrying={isRefetching}
    >
      Check your connection, then try again.
    </ErrorState>
  )
}

function Loaded({ recipe }: { recipe: WireOwnRecipe }) {
  const [changed, setChanged] = useState<number>()
  const save = useSaveRecipe(recipe)
  const { lines, title, image, source } = recipe
  const perServing = figuresOfWire(recipe.perServing)
  const saveLine = (at: number, line: WireOwnRecipe['lines'][number] | undefined) => {
    // The lines on the screen aren't the last ones while one is being saved.
    if (save.isPending) return
    save.mutate({ lines: lines.flatMap((one, index) => (index === at ? (line ?? []) : one)) })
    setChanged(undefined)
  }
  return (
    <>
      <header className="grid gap-3">
        <title>{`${title} · Butterleaf`}</title>
        <div className="flex items-center gap-4">
          {image && <img src={image} alt="" className="size-20 shrink-0 rounded-card object-cover" />}
          <h1 className="min-w-0 break-words">{title}</h1>
        </div>
        <Suspense fallback={<Skeleton shape="field" />}>
          <PhotoEditor recipe={recipe} />
        </Suspense>
        {perServing && (
          <div className="grid gap-1">
            <span className="text-sm text-muted">
              {recipe.missing > 0 ? 'A serving, of the lines that are known' : 'A serving'}
            </span>
            <MacroLine perServing={perServing} hasCalories />
          </div>
        )}
      </header>
      <div data-columns className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <div className="grid gap-4">
          {recipe.unreadLanguage !== null && (
            <Banner>
              This recipe seems to be in <b className="font-semibold">{recipe.unreadLanguage}</b>, which isn’t
              read yet. Look at each line, or paste it in English, German, French, Spanish or Italian.
            </Banner>
          )}
          {recipe.isWhole ? <PlanningChoice recipe={recipe} save={save} /> : <Missing recipe={recipe} />}
          <KitchenWarnings warnings={recipe.warnings ?? []} />
          <ConfirmOpenMeals save={save} />
          <ChangedElsewhere recipeId={recipe.id} save={save} />
          {save.isError && !isProblem(save.error, 'conflict') && (
            <Banner tone="danger">{save.error.message}</Banner>
          )}
          <Card as="section" aria-label="Ingredients" padding="none" className="overflow-hidden">
            <h2 className="px-5 pt-4 text-lg">Ingredients</h2>
            <ul
              aria-label="Ingredients"
              className="divide-y divide-hairline"
              aria-busy={save.isPending || undefined}
            >
              {lines.map((line, index) => (
                <RecipeLine
                  // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may have the same line twice
                  key={`${index} ${line.words}`}
                  line={line}
                  isPerServing={recipe.servings !== null}
                  onChange={() => setChanged(index)}
                  onSwap={({ food, grams, method }) =>
                    saveLine(index, { ...line, food, grams, note: method })
                  }
                />
              ))}
            </ul>
          </Card>
        </div>
        <div className="grid gap-4">
          <Suspense fallback={<Skeleton shape="block" />}>
            <DetailsForm recipe={recipe} />
          </Suspense>
          <Source source={source} />
          <Suspense fallback={<Skeleton shape="block" />}>
            <SaveCopy recipe={recipe} />
          </Suspense>
          <DeleteRecipe recipe={recipe} />
        </div>
      </div>
      {changed !== undefined && lines[changed] && (
        <Suspense fallback={null}>
          <LineSheet
            line={lines[changed]}
            canRemove={lines.length > 1}
            onSave={(line) => saveLine(changed, line)}
            onClose={() => setChanged(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function Missing({ recipe }: { recipe: WireOwnRecipe }) {
  const isLine = recipe.missing > 0
  return (
    <Banner tone="warning">
      <b className="font-semibold">{recipeState(recipe)}.</b>{' '}
      {isLine
        ? 'The figures leave out what isn’t known. Say what it is, and this becomes a dish that can be planned.'
        : 'Say how many it serves below, and this becomes a dish that can be planned.'}
    </Banner>
  )
}

function Source({ source: { link, text } }: Pick<WireOwnRecipe, 'source'>) {
  return (
    <details className="group rounded-card bg-surface px-5 py-3">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        As it came
        <ChevronDown aria-hidden className="size-5 shrink-0 transition group-open:rotate-180" />
      </summary>
      {link && (
        <a href={link} rel="noreferrer noopener" target="_blank" className="break-all text-leaf underline">
          {link}
        </a>
      )}
      <p className="mt-2 text-sm break-words whitespace-pre-wrap text-muted">{text}</p>
    </details>
  )
}

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
function RecipeLine({ line, isPerServing, onChange, onSwap }: RecipeLineProps) {
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

/** OWN-2: every doubt, named. */
const doubtWords: Readonly<Record<LineDoubt, string>> = {
  'no-food': 'No food was understood.',
  'food-guessed': 'The food is a guess: look whether it is the one.',
  'food-open': 'This names a kind of food; pick the one you take.',
  alternative: 'The first of several is taken.',
  'no-amount': 'No amount is given.',
  'wide-range': 'The middle of a wide range is taken.',
  'unit-guessed': 'What the measure holds is a guess.',
  'unit-unknown': 'Nothing tells what this measure weighs.',
}

type Saving = ReturnType<typeof useSaveRecipe>

/** [OWN-5] Whether the planner may choose it. */
function PlanningChoice({ recipe, save }: { recipe: WireOwnRecipe; save: Saving }) {
  const { id, mayBePlanned, isPlanned, lines } = recipe
  const isDoubted = lines.some(({ how }) => how !== 'exact')
  return (
    <Card as="section" aria-label="In your plan" className="grid gap-3">
      <Segmented
        label="In plans"
        options={[
          { value: 'yes', label: 'May be planned' },
          { value: 'no', label: 'Only by hand' },
        ]}
        value={mayBePlanned ? 'yes' : 'no'}
        onValueChange={(choice) => {
          if (!save.isPending) save.mutate({ isPlanned: choice === 'yes' })
        }}
        isWide
      />
      {isDoubted && isPlanned === null && (
        <p className="text-sm text-pretty text-muted">
          Some lines are near, not exact. Look at them, and it is planned like ours; or say so now.
        </p>
      )}
      <Link
        to={pathTo('app.recipes.recipe', { recipeId: id })}
        className={buttonLook({ look: 'quiet', size: 'md' })}
      >
        See it as a recipe
      </Link>
    </Card>
  )
}

/** [OWN-5] Asks; and asks again with the days where it is planned. What was cooked stays. */
function DeleteRecipe({ recipe: { id, title } }: { recipe: WireOwnRecipe }) {
  const [isOpen, setOpen] = useState(false)
  const remove = useDeleteRecipe(id)
  const navigate = useNavigate()
  const toasts = useToasts()
  const planned = isProblem(remove.error, 'conflict') ? remove.error.message : undefined
  const confirm = () =>
    remove.mutate(planned !== undefined, {
      onSuccess: () => {
        clearDraft(detailsDraftName(id))
        toasts.show(`${title} is deleted`, { tone: 'done' })
        void navigate(paths['app.recipes.yours'])
      },
    })
  const failed = remove.error && planned === undefined ? remove.error.message : undefined
  return (
    <>
      <Button look="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        Delete this recipe
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          if (!open) remove.reset()
        }}
        title={planned === undefined ? `Delete ${title}?` : 'It is on your plan'}
        body={planned ?? failed ?? 'It can’t be brought back. Days on which you ate it keep it.'}
        confirmLabel={planned === undefined ? 'Delete' : 'Delete all the same'}
        onConfirm={confirm}
        isDanger
        busy={remove.isPending}
      />
    </>
  )
}

import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
import { lazy, Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { figuresOfWire } from '#lib/own-recipes/figures-of-wire.ts'
import { useOwnRecipe, useSaveRecipe } from '#lib/own-recipes/own-recipe-queries.ts'
import { paths } from '#lib/paths.ts'
import { MacroLine } from '#lib/recipe/macro-line.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { ConfirmOpenMeals } from './confirm-open-meals.tsx'
import { DeleteRecipe } from './delete-recipe.tsx'
import { PlanningChoice } from './planning-choice.tsx'
import { RecipeLine } from './recipe-line.tsx'
import { recipeState } from './recipe-state.ts'

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
          <Link
            to={paths['settings.resources.ownRecipes']}
            className={buttonLook({ look: 'leaf', size: 'md' })}
          >
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
    <details className="rounded-card bg-surface px-5 py-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">As it came</summary>
      {link && (
        <a href={link} rel="noreferrer noopener" target="_blank" className="break-all text-leaf underline">
          {link}
        </a>
      )}
      <p className="mt-2 text-sm break-words whitespace-pre-wrap text-muted">{text}</p>
    </details>
  )
}
